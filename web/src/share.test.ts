// Sharing by the device, where it can.

import { afterEach, expect, it, vi } from 'vitest';
import { mayShare, share } from './share';

afterEach(() => vi.unstubAllGlobals());

it('is offered only where the device can', () => {
  vi.stubGlobal('navigator', {});
  expect(mayShare()).toBe(false);
  vi.stubGlobal('navigator', { share: () => Promise.resolve() });
  expect(mayShare()).toBe(true);
});

it('hands on the link, and does not mind if people think better of it', async () => {
  const sheet = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  vi.stubGlobal('navigator', { share: sheet });
  await expect(share('https://atoll.example/table/x', 'Seat')).resolves.toBeUndefined();
  expect(sheet).toHaveBeenCalledWith({ url: 'https://atoll.example/table/x', title: 'Seat' });
});
