import { join } from 'node:path'
import { defineConfig } from 'vite'

/* The service worker and the page that it shows without a connection: plain names, and each in one piece, so that the worker knows what to keep. */
export default defineConfig({
  base: '/_vp/',
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite',
  build: {
    // Beside what the portal's own build has left there.
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: {
        luring: join(import.meta.dirname, 'luring.html'),
        sw: join(import.meta.dirname, 'sw.ts'),
      },
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
})
