/** `GET /robots.txt` and `GET /sitemap.xml`: what search engines may read. */
import type { HttpContext } from '@adonisjs/core/http'
import { HALAMAN } from '@eproc/domain/pages/pages'
import { alamat } from '#core/mail/letter_template'

/** Behind these there is nothing to find: signed-in areas, one-time links, the API. */
const TERTUTUP = [
  '/admin',
  '/super',
  '/rup/',
  '/ppk',
  '/panitia',
  '/spk',
  '/vendor',
  '/person/',
  '/user/',
  '/registrasi/user/',
  '/userman/',
  '/temporary-page',
  '/test/',
  '/rest/',
]
/** Public pages that say nothing without the visitor's own data. */
const TANPA_ISI = new Set(['/login'])

export default class PetaController {
  async robots({ response }: HttpContext) {
    response.header('Content-Type', 'text/plain; charset=utf-8')
    response.header('Cache-Control', 'public, max-age=3600')
    const larangan = TERTUTUP.map((jalur) => `Disallow: ${jalur}`).join('\n')
    response.send(`User-agent: *\n${larangan}\n\nSitemap: ${alamat('/sitemap.xml')}\n`)
  }

  async peta({ response }: HttpContext) {
    response.header('Content-Type', 'application/xml; charset=utf-8')
    response.header('Cache-Control', 'public, max-age=3600')
    const isi = HALAMAN.filter(
      (h) => !h.masuk && h.deskripsi && !h.pola.includes(':') && !TANPA_ISI.has(h.pola)
    )
      .map((h) => `<url><loc>${alamat(h.pola)}</loc></url>`)
      .join('\n')
    response.send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${isi}\n</urlset>\n`
    )
  }
}
