/** `/openapi.json` and its browsable page `/docs/api`, whose scripts come from this server only. */
import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createBrotliCompress, constants } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { dokumentasi as teks } from '@eproc/i18n/id/dokumentasi'
import { buildOpenapi } from '#app/dokumentasi/openapi'
import { HttpError } from '#core/http/errors'
import { applicationName } from '#core/database/parameter'
import env from '#start/env'
import { inti } from '@eproc/i18n/id/core'

const memerlukan = createRequire(import.meta.url)
const { version: VERSI } = memerlukan('../../package.json') as { version: string }
const PUSTAKA = dirname(memerlukan.resolve('swagger-ui-dist/package.json'))
const SENDIRI = join(import.meta.dirname, 'viewer')
/** Everything the page loads; nothing else is served below its address. */
const BERKAS: Record<string, { folder: string; mime: string }> = {
  'swagger-ui-bundle.js': { folder: PUSTAKA, mime: 'text/javascript' },
  'swagger-ui.css': { folder: PUSTAKA, mime: 'text/css' },
  'start.js': { folder: SENDIRI, mime: 'text/javascript' },
  'style.css': { folder: SENDIRI, mime: 'text/css' },
}

/** Stricter than elsewhere, but the sheet of this page's library holds its icons as data. */
const CSP = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
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
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/docs/api/swagger-ui.css" />
    <link rel="stylesheet" href="/docs/api/style.css" />
    <script src="/docs/api/swagger-ui-bundle.js" defer></script>
    <script src="/docs/api/start.js" type="module"></script>
  </head>
  <body>
    <main id="dokumen" aria-busy="true" data-search="${teks.halaman.cari}"></main>
    <noscript>${teks.halaman.tanpaSkrip} <a href="/openapi.json">/openapi.json</a>.</noscript>
  </body>
</html>
`

export default class DokumentasiController {
  async openapi(ctx: HttpContext) {
    const aplikasi = await applicationName()
    const rute = Object.values(router.toJSON()).flat()
    ctx.response.header('Cache-Control', 'no-cache')
    ctx.response.send(buildOpenapi(rute, { aplikasi, versi: VERSI, url: env.get('APP_URL') }))
  }

  async halaman({ response }: HttpContext) {
    response.header('Content-Security-Policy', CSP)
    response.header('Content-Type', 'text/html; charset=utf-8')
    response.send(HALAMAN)
  }

  async modul({ params, request, response }: HttpContext) {
    const nama = (params['*'] as string[]).join('/')
    const dikenal = Object.hasOwn(BERKAS, nama) ? BERKAS[nama] : undefined
    if (!dikenal) throw new HttpError(404, inti.alamatTidakDikenal)
    const isi = createReadStream(join(dikenal.folder, nama))
    response.header('Content-Type', `${dikenal.mime}; charset=utf-8`)
    response.header('Cache-Control', 'public, max-age=3600')
    response.vary('Accept-Encoding')
    if (!/\bbr\b/.test(request.header('accept-encoding') ?? '')) return response.stream(isi)
    response.header('Content-Encoding', 'br')
    const padat = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    isi.on('error', (error) => padat.destroy(error))
    response.stream(isi.pipe(padat))
  }
}
