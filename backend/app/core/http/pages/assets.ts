/**
 * Built files of the two apps with their precompressed forms. Names in `assets/` carry a hash, so they are immutable.
 */
import { readFileSync, statSync } from 'node:fs'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import send from 'send'
import { inti } from '@eproc/i18n/id/core'
import type { Aplikasi } from '@eproc/domain/pages/pages'
import { asPartOfPage } from '#core/http/guard/security_middleware'

const FOLDER: Record<Aplikasi, string> = {
  portal: '../vendor-portal/dist',
  kantor: '../backoffice/dist',
}
const AWALAN: Record<string, Aplikasi> = { '/_vp/': 'portal', '/_bo/': 'kantor' }
/** Precompressed forms that a build leaves beside a file, the smaller one first. */
const FORMS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Where the built files of each app are. */
export const appFolders = (): Record<Aplikasi, string> => ({
  portal: app.makePath(FOLDER.portal),
  kantor: app.makePath(FOLDER.kantor),
})

const letak = (aplikasi: Aplikasi, berkas: string): string =>
  join(app.makePath(FOLDER[aplikasi]), berkas)

const shells = new Map<Aplikasi, { isi: string; mtime: number }>()

/** The app's index.html; read again when a new build replaced it. */
export function readShell(aplikasi: Aplikasi): string | null {
  const berkas = letak(aplikasi, 'index.html')
  const mtime = statSync(berkas, { throwIfNoEntry: false })?.mtimeMs
  if (mtime === undefined) return null
  const ada = shells.get(aplikasi)
  if (ada?.mtime === mtime) return ada.isi
  const isi = readFileSync(berkas, 'utf8')
  shells.set(aplikasi, { isi, mtime })
  return isi
}

/**
 * Serves `/_vp/…` and `/_bo/…`, whole, in ranges, or as 304; answers false when the path is not an asset's. The form is
 * chosen here, the rest is `send`'s.
 */
export async function sendAsset(ctx: HttpContext): Promise<boolean> {
  const { request, response } = ctx
  // A worker answers for the folder that it lies in.
  const jalur = request.url() === '/sw.js' ? '/_vp/sw.js' : request.url()
  const awalan = Object.keys(AWALAN).find((a) => jalur.startsWith(a))
  if (!awalan) return false
  const nama = jalur.slice(awalan.length)
  const akar = app.makePath(FOLDER[AWALAN[awalan]!])
  // Names of a build are plain: whatever else is asked for is not there, before anything looks at the disk. What is
  // built for the server is none of the browser's business.
  const ada =
    !nama.startsWith('server/') &&
    /^([\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(nama) &&
    isFile(join(akar, nama))
  if (!ada) {
    response.status(404).send({ statusCode: 404, message: inti.alamatTidakDikenal })
    return true
  }
  const terima = request.header('accept-encoding') ?? ''
  const form = FORMS.find(
    ([password, akhiran]) => terima.includes(password) && isFile(join(akar, nama + akhiran))
  )
  const immutable = nama.startsWith('assets/')
  if (immutable) asPartOfPage(ctx)
  response.type(nama.split('.').pop()!)
  response.header('Vary', 'Accept-Encoding')
  if (form) response.header('Content-Encoding', form[0])
  response.relayHeaders()
  send(request.request, `/${nama}${form?.[1] ?? ''}`, {
    root: akar,
    maxAge: immutable ? '1y' : nama === 'sw.js' ? 0 : '1h',
    immutable,
  })
    .on('error', (error) => refuse(response.response, error))
    .pipe(response.response)
  // A reader that goes away is no failure of ours.
  await finished(response.response).catch(() => {})
  return true
}

/**
 * Without a listener `send` writes its own page of the error, also into an answer that the framework has ended because
 * its reader was gone: that would throw outside of every request and end the process.
 */
function refuse(
  response: ServerResponse,
  error: { status: number; headers?: OutgoingHttpHeaders }
) {
  if (response.headersSent) return
  response.removeHeader('Content-Encoding')
  response.writeHead(error.status, error.headers).end()
}

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
