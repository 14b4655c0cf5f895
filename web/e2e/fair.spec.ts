// Fair draws, judged by the browser: each device adds its salt, keeps the seal, and finds out by itself what a server that
// lies would hide. What the server says is altered on its way, so that the page meets a liar.

import { complaints, expect, test } from './lib/fixtures';

const OTHER = 'ab'.repeat(32);

test('the draws of a game are judged on the device, whatever the server says', async ({ page, server, games }) => {
  const found = complaints(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  const headers = { origin: server.url };
  const data = { game: games[0]?.id, seats: [{ kind: 'here', name: 'Ada' }, { kind: 'bot', bot: 'random' }], waits: true };
  const made = await page.request.post('/api/v1/tables', { headers, data });
  const id = (await made.json()).table.table as string;
  const info = async () => (await page.request.get(`/api/v1/tables/${id}`)).json();
  await page.goto(`/table/${id}`);
  await expect(page.locator('main')).toContainText('Salt has been added by: A.', { timeout: 30_000 });
  expect((await info()).seats[0].salt).toMatch(/^[0-9a-f]{64}$/);
  await page.locator('.start').click();
  await expect(page.locator('.headline')).toBeVisible();

  // The person goes for a walk, and a bot plays the game to its end.
  const lent = await page.request.post(`/api/v1/tables/${id}/seats/A/bot`, { headers, data: { bot: 'random' } });
  expect(lent.ok()).toBe(true);
  const verdict = page.locator('dialog [data-verdict]');
  await expect(verdict).toHaveAttribute('data-verdict', 'fair', { timeout: 120_000 });
  await expect(verdict).toHaveText(/^All \d+ draws recomputed on this device: they follow from the seal of before the game and from your own salt\.$/);
  await page.locator('dialog summary').click();
  await expect(page.locator('dialog dl')).toContainText((await info()).commitment);

  let lie = (record: string) => record;
  await page.route(`**/api/v1/tables/${id}/record`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: lie(await response.text()) });
  });
  async function lied(what: typeof lie, words: string) {
    lie = what;
    await page.reload();
    await expect(verdict).toHaveAttribute('data-verdict', 'bad', { timeout: 60_000 });
    await expect(verdict).toHaveText('Checked on this device: this is not the game that was promised.');
    await expect(page.locator('dialog .fair')).toContainText(words);
  }
  // Every kind of lie is tried in `src/fair/verdict.test.ts`; these show that what is found there is told here.
  await lied((record) => record.replace(/^secret .*$/m, `secret ${OTHER}`), 'The secret does not open the seal');
  await lied((record) => record.replace(/^salt A .*$/m, 'salt A'), 'The salt that this device added for seat A is not in the record');

  // A table that shows another seal than in the beginning is told of at once, and is not forgiven afterwards.
  lie = (record) => record;
  const seal = (await info()).commitment as string;
  await page.route(`**/api/v1/tables/${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(seal, OTHER) });
  });
  await page.reload();
  await expect(page.locator('dialog [role=alert]')).toContainText('another seal than before', { timeout: 60_000 });
  await page.unrouteAll();
  await page.reload();
  await expect(page.locator('dialog [role=alert]')).toContainText('another seal than before', { timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(verdict).toHaveAttribute('data-verdict', 'bad', { timeout: 60_000 });

  // Nobody was asked for an opinion.
  expect(asked.filter((path) => /replay|verif/.test(path))).toEqual([]);
  expect(found).toEqual([]);
});

test('a record that was uploaded is judged on the device, and the seal is seen in the waiting room', async ({ page, server, games }) => {
  const game = games[0]?.id ?? '';
  const made = await page.request.post('/api/v1/tables', { headers: { origin: server.url }, data: { game, seats: [{ kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }] } });
  const { table } = await made.json();
  await expect.poll(async () => (await (await page.request.get(`/api/v1/tables/${table.table}`)).json()).state, { timeout: 60_000 }).toBe('over');
  const record = await (await page.request.get(`/api/v1/tables/${table.table}/record`)).text();
  const upload = (text: string) => page.locator('input[type=file]').setInputFiles({ name: 'a.record', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.goto('/replay');
  await upload(record);
  const verdict = page.locator('[data-verdict]');
  await expect(verdict).toHaveAttribute('data-verdict', 'fair', { timeout: 60_000 });
  await expect(verdict).toContainText('No salt of a person is in them');
  // The server's own answer says that all is well; the device does not take its word.
  await page.route('**/api/v1/replays', async (route) => {
    await route.fulfill({ response: await route.fetch({ postData: record }) });
  });
  await page.goto('/replay');
  await upload(record.replace(/^secret .*$/m, `secret ${OTHER}`));
  await expect(verdict).toHaveAttribute('data-verdict', 'bad', { timeout: 60_000 });

  const open = await page.request.post('/api/v1/tables', { headers: { origin: server.url }, data: { game, seats: [{ kind: 'here', name: 'Ada' }, { kind: 'open' }] } });
  const waiting = (await open.json()).table;
  await page.goto(`/table/${waiting.table}`);
  await expect(page.locator('main')).toContainText(waiting.commitment, { timeout: 30_000 });
  await expect(page.locator('main')).toContainText('Salt has been added by: A.', { timeout: 30_000 });
});
