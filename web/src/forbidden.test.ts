// What browsers give to some pages only has one place in the client that knows what to do without it.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = (readdirSync('src', { recursive: true }) as string[])
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.(test|fixture)\.ts$/.test(file) && !file.startsWith('protocol/'))
  .map((file) => [file, readFileSync(`src/${file}`, 'utf8').replace(/\/\/.*|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')] as const);
const users = (what: RegExp) => sources.filter(([, text]) => what.test(text)).map(([file]) => file);

it.each([
  ['storage, which people may forbid', /\b(localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore|caches)\b/, ['storage.ts']],
  ['the clipboard, which needs a secure page', /\bclipboard\.|execCommand/, ['clipboard.ts']],
  ['a screen that stays lit, which needs a secure page', /wakeLock/, ['table/awake.ts']],
  ['sharing by the device, which few have', /\.share\(|navigator\.share/, ['share.ts']],
  [
    'what only secure pages have',
    /randomUUID|crypto\.subtle|\bsubtle\.|serviceWorker|navigator\.(locks|storage|mediaDevices|geolocation|bluetooth|usb)|\bNotification\b|PushManager|PaymentRequest|getUserMedia/,
    [],
  ],
  ['the clock on the wall, which can be set', /Date\.now|new Date\(\)/, []],
  ['other files of the client, which may be gone', /(?<!part\(\(\) => )\bimport\(/, []],
])('%s is used in its place only', (_, what, places) => {
  expect(users(what)).toEqual(places);
});
