import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { prakompresi, tanpaRiak } from './ui/vite_bersama.ts'

/* The portal lives under /_vp/ (assets only; pages are answered by the server at their own paths). */
export default defineConfig(({ command }) => {
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    base: '/_vp/',
    root: import.meta.dirname,
    cacheDir: 'node_modules/.vite',
    plugins: [tanpaRiak(), react(), prakompresi()],
    resolve: {
      dedupe: ['react', 'react-dom', 'react-router-dom', 'react-hook-form', '@emotion/react'],
    },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
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
