import type { HttpContext } from '@adonisjs/core/http'

/** Headers of a file that is for its reader alone: pictures and PDF open in the browser, and nothing in them runs. */
export function fileHeaders(
  response: HttpContext['response'],
  { name, mime }: { name: string; mime: string }
): void {
  const shown = mime === 'application/pdf' || mime.startsWith('image/')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`
  )
  response.header('Content-Type', mime)
  response.header('Cache-Control', 'private, no-store')
  response.header(
    'Content-Disposition',
    `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded}`
  )
  response.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'"
  )
}
