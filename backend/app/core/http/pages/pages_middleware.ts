/**
 * Pages and calls share addresses (decisions §1): a navigation gets the single-page app with its
 * title, description and Open Graph tags, everything else goes on to the API.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import router from '@adonisjs/core/services/router'
import { UMPAN } from '@eproc/domain/pages/feed'
import { inti } from '@eproc/i18n/id/core'
import { aplikasiUntuk, bukanHalaman, cocokkanHalaman } from '@eproc/domain/pages/pages'
import { readShell, sendAsset } from '#core/http/pages/assets'
import { allowPictures, allowWasm } from '#core/http/guard/security_middleware'
import { BARE, drawPage } from '#core/http/pages/drawn_page'
import { applicationName, logoAddress, textParameter } from '#core/database/parameter'
import { NOT_FIRST, officePage } from '#core/http/pages/office_page'
import { isRehearsal, rehearsalBanner } from '#core/latihan/rehearsal'
import env from '#start/env'

const compress = promisify(brotliCompress)
/** Fast: what is written once is read once. */
const BROTLI_QUALITY = 5

/** Does the client rather want a page? A navigation, or `any type` where the API has nothing. */
function wantsPage(ctx: HttpContext): boolean {
  const { request } = ctx
  if (request.method() !== 'GET' && request.method() !== 'HEAD') return false
  if (bukanHalaman(request.url())) return false
  // The room draws its own pages, which neither app knows.
  if (isRehearsal && request.url().startsWith('/api/latihan/')) return false
  const tujuan = request.header('sec-fetch-dest')
  // 'empty': a navigation that the service worker passes on, told from a call by what it accepts.
  if (tujuan && !['document', 'iframe', 'empty'].includes(tujuan)) return false
  if (
    request.accepts(['html', 'json']) === 'html' &&
    /text\/html/.test(request.header('accept') ?? '')
  ) {
    return true
  }
  const apaSaja =
    tujuan !== 'empty' &&
    /\*\/\*/.test(request.header('accept') ?? '*/*') &&
    !request.header('authorization')
  return apaSaja && cocokkanHalaman(request.url()) !== null && !routeExists(ctx)
}

const routeExists = ({ request }: HttpContext): boolean =>
  router.match(request.url(), 'GET', false) !== null

const escapeHtml = (teks: string): string =>
  teks.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

interface Shown {
  path: string
  app: string
  company: string
  title: string
  description: string
  /** without a login */
  open: boolean
}

/** What a link to the page shows elsewhere, and where its news are. */
function headTags({ path, app, company, title, description, open }: Shown): string {
  const tags = [
    ['og:title', title],
    ['og:description', description],
    ['og:type', 'website'],
    ['og:locale', 'id_ID'],
    ['og:site_name', `${app} ${company}`],
    // Joined, not resolved: `//host/x` would name another host.
    ['og:url', new URL(env.get('APP_URL')).origin + path],
  ].map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content!)}" />`
  )
  if (open)
    tags.push(
      `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(app)}" href="${UMPAN}" />`
    )
  return tags.join('')
}

export default class PagesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (await sendAsset(ctx)) return
    const { request, response } = ctx
    response.vary('Accept')
    if (!wantsPage(ctx)) return next()
    const path = request.url()
    const known = path === '/404' ? undefined : cocokkanHalaman(path)?.halaman
    const portal = aplikasiUntuk(path) === 'portal'
    const shell = readShell(aplikasiUntuk(path))
    if (!shell) return next()
    allowPictures(ctx, await logoAddress())
    if (!portal) allowWasm(ctx)
    const app = await applicationName()
    const company = await textParameter('NAMA_PERUSAHAAN')
    const name = known?.judul ?? app
    const title = name === app ? `${app} ${company}`.trim() : `${name} · ${app}`
    const description = known?.deskripsi ?? `${app} ${company}`
    const open = portal && known?.masuk === false
    const head = headTags({ path, app, company, title, description, open })
    // Nobody may read the rehearsal's calls without its cookie, neither the server.
    const page = portal && !isRehearsal ? await drawPage(ctx) : BARE
    const office = portal ? NOT_FIRST : officePage(request.url(true))
    response.status(known || path === '/401' ? 200 : 404)
    response.header('Content-Type', 'text/html; charset=utf-8')
    const text = shell
      .replaceAll('__NONCE__', ctx.nonce)
      .replaceAll('__NAMA_APLIKASI__', escapeHtml(app))
      .replaceAll('__NAMA_PERUSAHAAN__', escapeHtml(company))
      .replaceAll('__LOGO__', escapeHtml(await logoAddress()))
      .replaceAll('__JUDUL__', escapeHtml(title))
      .replaceAll('__DESKRIPSI__', escapeHtml(description))
      // As functions: a text may hold `$&`.
      .replace('<!--__OG__-->', () => head + page.ahead + office.preloads + page.styles)
      .replaceAll('__CALL__', office.call)
      .replace('<!--__ISI__-->', () => page.html)
      .replace('<!--__DATA__-->', () => (page.data || WITHOUT_SCRIPTS) + page.after)
      .replace('</body>', () => `${isRehearsal ? rehearsalBanner(ctx.nonce) : ''}</body>`)
    await sendText(ctx, text)
  }
}

/** What stands on a page that only scripts draw, for who has none. */
const WITHOUT_SCRIPTS =
  `<noscript><p style="font-family:system-ui;max-width:60ch;padding:24px">` +
  `${inti.tanpaSkrip} <a href="/">${inti.tanpaSkripHome}</a></p></noscript>`

/** Compressed when the reader takes it: a drawn page has a tenth of its size then. */
async function sendText({ request, response }: HttpContext, text: string): Promise<void> {
  response.vary('Accept-Encoding')
  if (!request.header('accept-encoding')?.includes('br')) return response.send(text)
  response.header('Content-Encoding', 'br')
  response.send(
    await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  )
}
