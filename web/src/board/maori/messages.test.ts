import { describe, expect, it } from 'vitest';

const files = import.meta.glob<string>('./messages.*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true });

const keys = (text: string): string[] => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] ?? '').sort();
const named = (text: string): string[] => [...new Set([...text.matchAll(/\{\s*\$([a-z]+)/g)].map((match) => match[1] ?? ''))].sort();

describe('messages', () => {
  const english = files['./messages.en.ftl'] ?? '';

  it.each(Object.keys(files))('%s has the keys of the English file', (file) => expect(keys(files[file] ?? '')).toEqual(keys(english)));

  it('use no argument that English does not have', () => {
    for (const text of Object.values(files)) for (const argument of named(text)) expect(named(english)).toContain(argument);
  });

  it('exist for every key that the code names', () => {
    const known = keys(english);
    for (const source of Object.values(sources))
      for (const [, key = '', open] of source.matchAll(/say\([^'`)]*['`](maori-ui-[a-z-]*)(\$\{)?/g))
        if (open) expect(known.some((other) => other.startsWith(key)), key).toBe(true);
        else expect(known, key).toContain(key);
  });
});
