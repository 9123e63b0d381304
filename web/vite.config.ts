import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './plugins/compressed';
import { gameIcons, picturesOf } from './plugins/icons';
import { letters } from './plugins/letters';
import { licences } from './plugins/licences';

// The server that `npm run dev` talks to; start it with `wandwright serve`.
const server = process.env.WANDWRIGHT_SERVER ?? 'http://127.0.0.1:8742';

export default defineConfig(({ mode }) => ({
  plugins: [letters(), gameIcons(), svelte(), licences(), compressed()],
  // The server may be shown below a path that is not known yet; it completes these addresses when it serves the page.
  base: './',
  build: {
    outDir: '../src/wandwright/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // A font or picture inside the style sheet would be loaded even where it is not used.
    assetsInlineLimit: 0,
    // The pictures of a game seldom change and are most of its weight: a file of their own stays in the cache.
    rollupOptions: { output: { manualChunks: picturesOf } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  // Component tests mount in a simulated browser, so they need Svelte's browser half.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'plugins/**/*.test.ts'],
    setupFiles: ['src/testing.ts'],
    // A whole table is drawn in some tests; a busy machine takes its time for it.
    testTimeout: 30_000,
  },
}));
