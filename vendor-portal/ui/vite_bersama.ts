import { promisify } from 'node:util'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const br = promisify(brotliCompress)
const gz = promisify(gzip)
const TEKS = /\.(js|css|svg|json|html|webmanifest)$/

/**
 * Writes a `.br` and a `.gz` beside each text asset of a finished build, so that the server only picks one.
 * Files below 1 kB and fonts (already compressed) are left alone; index.html is filled by the server and
 * therefore never precompressed.
 */
export function prakompresi(): Plugin {
  return {
    name: 'eproc:prakompresi',
    apply: 'build',
    async writeBundle({ dir = '.' }, output) {
      const nama = Object.keys(output).filter((n) => n.startsWith('assets/') && TEKS.test(n))
      await Promise.all(nama.map((n) => padatkan(join(dir, n))))
    },
  }
}

async function padatkan(jalur: string) {
  const isi = await readFile(jalur)
  if (isi.length < 1024) return
  const [b, g] = await Promise.all([
    br(isi, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: isi.length,
      },
    }),
    gz(isi, { level: 9 }),
  ])
  await Promise.all([writeFile(`${jalur}.br`, b), writeFile(`${jalur}.gz`, g)])
}

/**
 * Leaves MUI's ripple out: the theme turns it off everywhere, yet ButtonBase would carry it (and
 * react-transition-group) into the first download.
 */
export function tanpaRiak(): Plugin {
  const KOSONG = '\0eproc:riak'
  return {
    name: 'eproc:tanpa-riak',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, pengimpor) {
      const dariTombol = pengimpor !== undefined && /ButtonBase|useLazyRipple/.test(pengimpor)
      return dariTombol && /\/TouchRipple(\.js)?$/.test(source) ? KOSONG : null
    },
    load(id) {
      return id === KOSONG ? 'export default function Riak() { return null }' : null
    },
  }
}

/**
 * Writes the entry's style sheet (the font's faces, 1 kB) into the page: a request that nothing can be drawn before
 * would cost a whole turn of the network.
 */
export function styleInPage(): Plugin {
  return {
    name: 'eproc:style-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html.replace(
          /<link rel="stylesheet"[^>]*href="[^"]*?(assets\/[^"]+)"[^>]*>/g,
          (link, name) => {
            const sheet = bundle?.[name as string]
            return sheet?.type === 'asset'
              ? `<style nonce="__NONCE__">${sheet.source}</style>`
              : link
          }
        ),
    },
  }
}

/**
 * Parts of a page that did not come can be asked for again: `preload.ts` in the place of Vite's helper, which leaves the
 * browser with a refusal for ever.
 */
export function partsAgain(): Plugin {
  const HELPER = '\0vite/preload-helper.js'
  const OURS = join(import.meta.dirname, 'src/layout/preload.ts')
  return {
    name: 'eproc:parts-again',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === HELPER ? `export { preload as __vitePreload } from ${JSON.stringify(OURS)}` : null,
  }
}
