/** `/openapi.json` and its browsable page `/docs/api`, whose scripts come from this server only. */
import { createReadStream, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createBrotliCompress, constants } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { dokumentasi as teks } from '@eproc/i18n/id/dokumentasi'
import { buatOpenapi } from '#app/dokumentasi/openapi'
import { Galat } from '#inti/galat'
import { tolakKueriAsing } from '#inti/kueri'
import { parameterTeks } from '#inti/parameter'
import env from '#start/env'
import { inti } from '@eproc/i18n/id/inti'

const memerlukan = createRequire(import.meta.url)
const { version: VERSI } = memerlukan('../../package.json') as { version: string }
/** Folder of the page's ready-made browser modules. */
const MODUL = join(dirname(memerlukan.resolve('@scalar/api-reference')), 'browser')
const NAMA_MODUL = /^(?:standalone\.esm\.js|chunks\/[A-Za-z0-9_.-]{1,120}\.js)$/

/** As everywhere, but this page's library writes its own style elements. */
const CSP = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `font-src 'self' data:`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

const HALAMAN = `<!doctype html>
<html lang="id">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${teks.halaman.judul}</title>
    <script type="module" src="/docs/api/mulai.js"></script>
  </head>
  <body>
    <div id="dokumen"></div>
    <noscript>${teks.halaman.tanpaSkrip} <a href="/openapi.json">/openapi.json</a>.</noscript>
  </body>
</html>
`

const MULAI = `import { createApiReference } from '/docs/api/standalone.esm.js'
createApiReference('#dokumen', {
  url: '/openapi.json',
  telemetry: false,
  withDefaultFonts: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  mcp: { disabled: true },
  agent: { disabled: true },
  persistAuth: false,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
})
`

export default class DokumentasiController {
  async openapi(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const aplikasi = await parameterTeks('NAMA_APLIKASI', 'E-Procurement')
    const rute = Object.values(router.toJSON()).flat()
    ctx.response.header('Cache-Control', 'no-cache')
    ctx.response.send(buatOpenapi(rute, { aplikasi, versi: VERSI, url: env.get('APP_URL') }))
  }

  async halaman({ response }: HttpContext) {
    response.header('Content-Security-Policy', CSP)
    response.header('Content-Type', 'text/html; charset=utf-8')
    response.send(HALAMAN)
  }

  async modul({ params, request, response }: HttpContext) {
    const nama = (params['*'] as string[]).join('/')
    if (nama === 'mulai.js') return kirimSkrip(response).send(MULAI)
    const berkas = join(MODUL, nama)
    if (!NAMA_MODUL.test(nama) || !statSync(berkas, { throwIfNoEntry: false })?.isFile()) {
      throw new Galat(404, inti.alamatTidakDikenal)
    }
    const isi = createReadStream(berkas)
    kirimSkrip(response).vary('Accept-Encoding')
    if (!/\bbr\b/.test(request.header('accept-encoding') ?? '')) return response.stream(isi)
    response.header('Content-Encoding', 'br')
    const padat = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    isi.on('error', (galat) => padat.destroy(galat))
    response.stream(isi.pipe(padat))
  }
}

function kirimSkrip(response: HttpContext['response']): HttpContext['response'] {
  response.header('Content-Type', 'text/javascript; charset=utf-8')
  response.header('Cache-Control', 'public, max-age=3600')
  return response
}
