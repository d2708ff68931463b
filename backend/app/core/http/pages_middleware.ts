/**
 * Pages and calls share addresses (decisions §1): a navigation gets the single-page app with its
 * title, description and Open Graph tags, everything else goes on to the API.
 */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import router from '@adonisjs/core/services/router'
import { UMPAN } from '@eproc/domain/common/feed'
import { aplikasiUntuk, bukanHalaman, cocokkanHalaman } from '@eproc/domain/common/pages'
import { readShell, sendAsset } from '#core/http/assets'
import { textParameter } from '#core/database/parameter'
import env from '#start/env'

/** Does the client rather want a page? A navigation, or `any type` where the API has nothing. */
function wantsPage(ctx: HttpContext): boolean {
  const { request } = ctx
  if (request.method() !== 'GET' && request.method() !== 'HEAD') return false
  if (bukanHalaman(request.url())) return false
  const tujuan = request.header('sec-fetch-dest')
  if (tujuan && tujuan !== 'document' && tujuan !== 'iframe') return false
  if (
    request.accepts(['html', 'json']) === 'html' &&
    /text\/html/.test(request.header('accept') ?? '')
  ) {
    return true
  }
  const apaSaja =
    /\*\/\*/.test(request.header('accept') ?? '*/*') && !request.header('authorization')
  return apaSaja && cocokkanHalaman(request.url()) !== null && !routeExists(ctx)
}

const routeExists = ({ request }: HttpContext): boolean =>
  router.match(request.url(), 'GET', false) !== null

const escapeHtml = (teks: string): string =>
  teks.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

export default class PagesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (await sendAsset(ctx)) return
    const { request, response } = ctx
    response.vary('Accept')
    if (!wantsPage(ctx)) return next()
    const jalur = request.url()
    const cocok = cocokkanHalaman(jalur)
    const dikenal = cocok !== null && jalur !== '/404'
    const shell = readShell(aplikasiUntuk(jalur))
    if (!shell) return next()
    const aplikasi = await textParameter('NAMA_APLIKASI', 'E-Procurement')
    const perusahaan = await textParameter('NAMA_PERUSAHAAN')
    const nama = dikenal ? cocok.halaman.judul : aplikasi
    const judul = nama === aplikasi ? `${aplikasi} ${perusahaan}`.trim() : `${nama} · ${aplikasi}`
    const deskripsi = (dikenal ? cocok.halaman.deskripsi : undefined) ?? `${aplikasi} ${perusahaan}`
    const og = [
      ['og:title', judul],
      ['og:description', deskripsi],
      ['og:type', 'website'],
      ['og:locale', 'id_ID'],
      ['og:site_name', `${aplikasi} ${perusahaan}`],
      // Joined, not resolved: `//host/x` would name another host.
      ['og:url', new URL(env.get('APP_URL')).origin + jalur],
    ]
      .map(([sifat, isi]) => `<meta property="${sifat}" content="${escapeHtml(isi!)}" />`)
      .join('')
    const umpan =
      dikenal && !cocok.halaman.masuk && cocok.halaman.aplikasi === 'portal'
        ? `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(aplikasi)}" href="${UMPAN}" />`
        : ''
    response.status(dikenal || jalur === '/401' ? 200 : 404)
    response.header('Content-Type', 'text/html; charset=utf-8')
    response.send(
      shell
        .replaceAll('__NONCE__', ctx.nonce)
        .replaceAll('__NAMA_APLIKASI__', escapeHtml(aplikasi))
        .replaceAll('__NAMA_PERUSAHAAN__', escapeHtml(perusahaan))
        .replaceAll('__JUDUL__', escapeHtml(judul))
        .replaceAll('__DESKRIPSI__', escapeHtml(deskripsi))
        .replace('<!--__OG__-->', og + umpan)
    )
  }
}
