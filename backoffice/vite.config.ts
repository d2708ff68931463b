import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { prakompresi, tanpaRiak } from '../vendor-portal/ui/vite_bersama.ts'
import { lean } from './vite_lean.ts'

/* The back office lives under /_bo/ (assets only; pages are answered by the server at their own paths). */
export default defineConfig(({ command }) => {
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    base: '/_bo/',
    root: import.meta.dirname,
    cacheDir: 'node_modules/.vite',
    plugins: [tanpaRiak(), lean(), react(), prakompresi()],
    resolve: {
      dedupe: [
        'react',
        'react-dom',
        'react-router',
        'react-router-dom',
        'react-hook-form',
        '@emotion/react',
      ],
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
            groups: [
              { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              // What most pages need stands in one file: a first list is one wave of requests, not fifty small ones.
              {
                name: 'kit',
                test: /node_modules|backoffice[\\/]src[\\/]shared|vendor-portal[\\/](ui|icons)/,
                minShareCount: 8,
              },
            ],
          },
        },
      },
    },
  }
})
