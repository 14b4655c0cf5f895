// Copying says what is true, with and without the browser's clipboard.

import { afterEach, describe, expect, it, vi } from 'vitest';
import { copy } from './clipboard';
import { newId } from './ids';
import { COMMAND_ID_LENGTH } from './protocol/limits';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** The page as a browser without `clipboard` has it; what the old way copies, if it works. */
function byHand(works: boolean): string[] {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {});
  document.execCommand = () => {
    const field = document.activeElement as HTMLTextAreaElement;
    if (works) copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return works;
  };
  return copied;
}

describe('copying', () => {
  it('selects where there is no clipboard, and puts the focus back', async () => {
    const copied = byHand(true);
    document.body.innerHTML = '<button>copy</button>';
    const button = document.querySelector('button') as HTMLButtonElement;
    button.focus();
    expect(await copy('a link')).toBe(true);
    expect(copied).toEqual(['a link']);
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('says so if nothing was copied', async () => {
    byHand(false);
    expect(await copy('a link')).toBe(false);
  });
});

describe('ids', () => {
  it('are made on pages without a secure context, and never twice', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const ids = Array.from({ length: 100 }, newId);
    expect(new Set(ids).size).toBe(100);
    expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id) && id.length <= COMMAND_ID_LENGTH)).toBe(true);
  });
});
