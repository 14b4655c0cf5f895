// The client's Fluent reads every board's messages; `cargo xtask locales` says whether they are complete.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';

const files = Object.entries(import.meta.glob<string>('./*/messages.*.ftl', { query: '?raw', import: 'default', eager: true }));

it.each(files)('%s can be read', (_, text) => {
  const bundle = new FluentBundle('en', { useIsolating: false });
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  for (const [, key = ''] of text.matchAll(/^([a-z][a-z0-9-]*) =/gm)) expect(bundle.getMessage(key)?.value, key).toBeTruthy();
});
