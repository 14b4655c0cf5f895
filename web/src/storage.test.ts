// Storage that is forbidden, full or broken troubles nobody.

import { afterEach, describe, expect, it, vi } from 'vitest';
import { knownTables, rememberTable } from './memory';
import { keep, recall } from './storage';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

afterEach(() => vi.unstubAllGlobals());

describe('storage', () => {
  it('keeps texts in the browser', () => {
    keep('a', 'one');
    expect([recall('a'), localStorage.getItem('atoll.a'), recall('never')]).toEqual(['one', 'one', null]);
    localStorage.setItem('atoll.a', 'by another tab');
    expect(recall('a')).toBe('by another tab');
  });

  it.each([
    ['refused', { get: refuse }],
    ['missing', { value: undefined }],
    ['null', { value: null }],
    ['full', { value: { getItem: () => null, setItem: refuse } }],
  ])('holds what it is told while storage is %s', (_, property) => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...property });
    try {
      expect(recall('unknown')).toBeNull();
      keep('b', 'two');
      expect(recall('b')).toBe('two');
      rememberTable('abcdefgh', 'flotsam');
      expect(knownTables()[0]).toMatchObject({ table: 'abcdefgh', game: 'flotsam' });
    } finally {
      if (own) Object.defineProperty(globalThis, 'localStorage', own);
    }
  });
});
