import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { partsAgain, prakompresi, styleInPage, tanpaRiak } from './ui/vite_bersama.ts'

/* The portal lives under /_vp/ (assets only; pages are answered by the server at their own paths). */
export default defineConfig(({ command, isSsrBuild }) => {
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    base: '/_vp/',
    root: import.meta.dirname,
    cacheDir: 'node_modules/.vite',
    plugins: [tanpaRiak(), partsAgain(), react(), styleInPage(), prakompresi()],
    resolve: {
      dedupe: ['react', 'react-dom', 'react-router-dom', 'react-hook-form', '@emotion/react'],
    },
    // What draws on the server stands alone: one file, nothing of node_modules beside it.
    ssr: { noExternal: true },
    build: {
      outDir: isSsrBuild ? 'dist/server' : 'dist',
      emptyOutDir: true,
      // Read by the process that serves everything: what it does not run costs it least when small.
      minify: true,
      manifest: !isSsrBuild,
      copyPublicDir: !isSsrBuild,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
          },
        },
      },
    },
  }
})
