/**
 * Which accounts a browser has signed in to: a signed cookie that only `POST /login` reads. It opens nothing; it only
 * lets its owner try a password while strangers' guesses slow the account down.
 */
import { randomBytes } from 'node:crypto'
import type { HttpRequest, HttpResponse } from '@adonisjs/core/http'
import env from '#start/env'

const NAMA = 'peramban'
/** accounts that one browser is remembered for, the newest first */
const MAKS_AKUN = 10

interface Peramban {
  id: string
  akun: number[]
}

function baca(request: HttpRequest): Peramban | null {
  const isi: unknown = request.cookie(NAMA)
  if (typeof isi !== 'string') return null
  const [id, akun] = isi.split('.')
  return id && akun ? { id, akun: akun.split('-').map(Number) } : null
}

/** The browser's own id, when it once signed in to this account. */
export function perambanDikenal(request: HttpRequest, akunId: number | undefined): string | null {
  const peramban = baca(request)
  return peramban && akunId !== undefined && peramban.akun.includes(akunId) ? peramban.id : null
}

export function ingatPeramban(
  { request, response }: { request: HttpRequest; response: HttpResponse },
  akunId: number
): void {
  const kini = baca(request)
  const id = kini?.id ?? randomBytes(16).toString('hex')
  const akun = [akunId, ...(kini?.akun ?? []).filter((a) => a !== akunId)].slice(0, MAKS_AKUN)
  response.cookie(NAMA, `${id}.${akun.join('-')}`, {
    path: '/login',
    maxAge: '180d',
    httpOnly: true,
    sameSite: 'lax',
    secure: env.get('APP_URL').startsWith('https:'),
  })
}
