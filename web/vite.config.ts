import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { unstarted } from './src/i18n/unstarted.ts';
import { textSize } from './src/styles/text-size.ts';

// The page is served under `script-src 'self'; style-src 'self'`: nothing is inlined, neither scripts nor styles nor files.
export default defineConfig({
  plugins: [textSize(), svelte(), unstarted()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    chunkSizeWarningLimit: 400,
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:4100', ws: true } },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    // The drawing tests are long on a busy machine.
    testTimeout: 30_000,
    include: ['src/**/*.test.ts'],
  },
});
