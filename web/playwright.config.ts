import { defineConfig } from '@playwright/test';
import { listGames } from './e2e/lib/list-games';

// Tests are made for each game; the workers inherit what is found here.
process.env['ATOLL_GAMES'] ??= JSON.stringify(await listGames());

// Debian's Chromium plays real games against the program that `ATOLL_PROGRAM` names. Every test has a server of its own.
export default defineConfig({
  testDir: './e2e',
  outputDir: './e2e/results',
  timeout: 240_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  // A machine that is busy with something else may miss a deadline once; a fault does not go away by trying again.
  retries: process.env['CI'] ? 2 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  use: {
    locale: 'en-GB',
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
});
