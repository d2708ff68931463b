/**
 * Built files of the two apps, read once and kept in memory with their precompressed forms. Names
 * carry a hash, so they are immutable.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import type { Aplikasi } from '@eproc/domain/halaman'

const FOLDER: Record<Aplikasi, string> = {
  portal: '../vendor-portal/dist',
  kantor: '../backoffice/dist',
}
const AWALAN: Record<string, Aplikasi> = { '/_vp/': 'portal', '/_bo/': 'kantor' }
const MIME: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
  map: 'application/json',
}

const letak = (aplikasi: Aplikasi, berkas: string): string =>
  join(app.makePath(FOLDER[aplikasi]), berkas)

const cangkang = new Map<Aplikasi, { isi: string; mtime: number }>()

/** The app's index.html; read again when a new build replaced it. */
export function bacaCangkang(aplikasi: Aplikasi): string | null {
  const berkas = letak(aplikasi, 'index.html')
  const mtime = statSync(berkas, { throwIfNoEntry: false })?.mtimeMs
  if (mtime === undefined) return null
  const ada = cangkang.get(aplikasi)
  if (ada?.mtime === mtime) return ada.isi
  const isi = readFileSync(berkas, 'utf8')
  cangkang.set(aplikasi, { isi, mtime })
  return isi
}

/** Serves `/_vp/…` and `/_bo/…`; answers false when the path is not an asset's. */
export function kirimAset({ request, response }: HttpContext): boolean {
  const jalur = request.url()
  const awalan = Object.keys(AWALAN).find((a) => jalur.startsWith(a))
  if (!awalan) return false
  const nama = normalize(decodeURIComponent(jalur.slice(awalan.length)))
  const berkas = letak(AWALAN[awalan]!, nama)
  if (
    nama.startsWith('..') ||
    nama.includes('\0') ||
    !existsSync(berkas) ||
    !statSync(berkas).isFile()
  ) {
    response.status(404).send({ statusCode: 404, message: 'Alamat tidak dikenal' })
    return true
  }
  const terima = request.header('accept-encoding') ?? ''
  const [sandi, akhiran] =
    terima.includes('br') && existsSync(`${berkas}.br`)
      ? ['br', '.br']
      : terima.includes('gzip') && existsSync(`${berkas}.gz`)
        ? ['gzip', '.gz']
        : [null, '']
  response.header('Content-Type', MIME[nama.split('.').pop() ?? ''] ?? 'application/octet-stream')
  response.header('Vary', 'Accept-Encoding')
  response.header(
    'Cache-Control',
    nama.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  )
  if (sandi) response.header('Content-Encoding', sandi)
  response.header('Content-Length', String(statSync(berkas + akhiran).size))
  response.stream(createReadStream(berkas + akhiran))
  return true
}
