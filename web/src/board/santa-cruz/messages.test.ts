import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<string>('./messages.*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true });

const keys = (text: string): string[] => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] ?? '').sort();
/** The arguments of each message, by key. */
const named = (text: string): Map<string, string[]> =>
  new Map(
    text.split(/^(?=[a-z][a-z0-9-]* =)/m).flatMap((part): [string, string[]][] => {
      const key = /^([a-z][a-z0-9-]*) =/.exec(part)?.[1];
      return key ? [[key, [...new Set([...part.matchAll(/\{\s*\$([a-z]+)/g)].map((match) => match[1] ?? ''))].sort()]] : [];
    }),
  );

describe('messages', () => {
  const english = files['./messages.en.ftl'] ?? '';

  it('are written in four languages', () => expect(Object.keys(files).sort()).toEqual(['cs', 'de', 'en', 'hu'].map((language) => `./messages.${language}.ftl`)));

  it.each(Object.keys(files))('%s has the keys of the English file', (file) => expect(keys(files[file] ?? '')).toEqual(keys(english)));

  it.each(Object.keys(files))('%s has the arguments of the English file', (file) => expect(named(files[file] ?? '')).toEqual(named(english)));

  it.each(Object.keys(files))('%s can be read', (file) => {
    const bundle = new FluentBundle('en', { useIsolating: false });
    expect(bundle.addResource(new FluentResource(files[file] ?? ''))).toEqual([]);
    for (const key of keys(english)) expect(bundle.getMessage(key)?.value, key).toBeTruthy();
  });

  it('exist for every key that the code names, and no other', () => {
    const known = keys(english);
    const used = new Set<string>();
    for (const source of Object.values(sources))
      for (const [, key = '', open] of source.matchAll(/['`](santa-cruz-ui-[a-z-]*)(\$\{)?/g)) {
        const found = open ? known.filter((other) => other.startsWith(key)) : known.filter((other) => other === key);
        expect(found, key).not.toEqual([]);
        for (const name of found) used.add(name);
      }
    expect(known.filter((key) => !used.has(key))).toEqual([]);
  });
});
