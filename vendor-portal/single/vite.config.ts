import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** Puts the one script into the page, so that a single file is all there is. */
const inOneFile = (): Plugin => ({
  name: 'eproc:satu-berkas',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['satu-berkas.html']
    const scripts = Object.values(bundle).filter((one) => one.type === 'chunk')
    const [script] = scripts
    if (page?.type !== 'asset' || scripts.length !== 1 || !script) {
      throw new Error('satu-berkas: one page and one script')
    }
    // A closing tag inside the script would end it; a function, for `$` has a meaning in a replacement.
    const code = script.code.replaceAll('</script', String.raw`<\/script`)
    const whole = String(page.source)
      .replace(/<script[^>]*src=[^>]*><\/script>\s*/, '')
      .replace('</body>', () => `<script type="module">${code}</script>\n  </body>`)
    if (/\ssrc=|rel="stylesheet"|modulepreload/.test(whole.slice(0, whole.indexOf('<script')))) {
      throw new Error('satu-berkas: something lies beside the page')
    }
    page.source = whole
    delete bundle[script.fileName]
  },
})

/* The page that works without the server (sealing.md §6): from file://, nothing fetched, nothing sent. */
export default defineConfig({
  base: './',
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite',
  plugins: [inOneFile()],
  build: {
    // Beside what the portal's own build has left there.
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    // What a library would load for Node is no part of the page's one script.
    rolldownOptions: {
      input: join(import.meta.dirname, 'satu-berkas.html'),
      output: { codeSplitting: false },
    },
  },
})
