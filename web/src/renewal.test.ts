// Parts that an old build names and the server no longer has: the page is loaded anew once, and then says so.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellError } from './net/api';
import { part, PartError, textPart } from './renewal';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
let reloads: number;
let answers: () => Promise<Response>;

/** The page as this build makes it. */
function built(name: string) {
  document.head.innerHTML = '';
  const script = document.createElement('script');
  // Not fetched: a module is told apart by its type alone, and this one is never run.
  script.setAttribute('type', 'module');
  Object.defineProperty(script, 'src', { value: `/assets/${name}.js` });
  document.head.append(script);
}
/** Whether loading fails with this code; false if the page is loaded anew instead. */
async function fails(code: string): Promise<boolean> {
  const before = reloads;
  const failed = part(missing).then(() => 'loaded', (error: unknown) => (error instanceof PartError ? error.code : String(error)));
  const first = await Promise.race([failed, vi.waitUntil(() => reloads > before && 'reload')]);
  return first === code;
}

beforeEach(() => {
  reloads = 0;
  answers = () => Promise.resolve(new Response(''));
  history.replaceState(null, '');
  vi.spyOn(location, 'reload').mockImplementation(() => void (reloads += 1));
  vi.stubGlobal('fetch', () => answers());
  built('one');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a part of the client', () => {
  it('is loaded', async () => {
    expect(await part(() => Promise.resolve(7))).toBe(7);
  });

  it('that is missing brings the page anew, once for each build', async () => {
    expect(await fails('missing-part')).toBe(false);
    expect(await fails('missing-part')).toBe(true);
    built('two');
    expect(await fails('missing-part')).toBe(false);
    // Two builds by turns behind one address end as well.
    built('one');
    expect(await fails('missing-part')).toBe(true);
    expect(reloads).toBe(2);
  });

  it('leaves the page as it is while no server answers', async () => {
    answers = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await fails('offline')).toBe(true);
    expect(reloads).toBe(0);
  });

  it('can be a text, which is missing if it is not found', async () => {
    answers = () => Promise.resolve(new Response('law'));
    expect(await textPart('/assets/law.md')).toBe('law');
    let calls = 0;
    answers = () => Promise.resolve(new Response('', { status: (calls += 1) === 1 ? 404 : 200 }));
    void textPart('/assets/law.md');
    await vi.waitUntil(() => reloads === 1);
  });

  it('that fails is told in a sentence', () => {
    expect(tellError(new PartError('missing-part', null))).not.toBe('');
  });
});
