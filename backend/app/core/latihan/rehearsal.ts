/**
 * The rehearsal room ("ruang latihan", docs/adr/0023): the same code as a second process on a database, folder and
 * clock of its own. Here is what the core of that process does differently.
 */
import db from '@adonisjs/lucid/services/db'
import type { HttpRequest } from '@adonisjs/core/http'
import { latihan as teks } from '@eproc/i18n/id/latihan'
import { sql } from '#core/database/sql'
import { setRehearsalClock } from '#core/clock/clock'
import env from '#start/env'

/** Is this process the rehearsal's? */
export const isRehearsal: boolean = env.get('LATIHAN_RUANG') ?? false

/** The page of the room, from which its players change their parts and move the clock. */
export const ROOM_PAGE = '/api/latihan/ruang'

/** Who plays, as the ticket of the real server said. */
export interface Player {
  /** the account on the real server */
  id: number
}

const COOKIE = 'latihan'

/** The signed cookie of the room, which nothing but a ticket gives. */
export function playerOf(request: HttpRequest): Player | null {
  const value: unknown = request.cookie(COOKIE)
  if (typeof value !== 'object' || value === null || !('id' in value)) return null
  return typeof value.id === 'number' ? { id: value.id } : null
}

export const PLAYER_COOKIE = {
  name: COOKIE,
  options: {
    path: '/',
    maxAge: '12h',
    httpOnly: true,
    sameSite: 'lax',
    secure: env.get('APP_URL').startsWith('https:'),
  },
} as const

/** How far ahead the room's clock was put, once the room has its tables. */
export async function readRehearsalClock(): Promise<void> {
  const [table] = await sql<{ ada: boolean }>(
    db,
    `select to_regclass('latihan_jam') is not null as ada`
  )
  if (!table!.ada) return
  const [row] = await sql<{ geser: number }>(db, 'select geser_ms as geser from latihan_jam')
  if (row) setRehearsalClock(row.geser)
}

/** The room's own colour, in neither app's theme. */
const BANNER_STYLE = `#ruang-latihan{position:fixed;inset:auto 0 0 0;z-index:2000;display:flex;flex-wrap:wrap;
gap:2px 16px;align-items:center;justify-content:center;padding:6px 12px;background:#5b1a8b;color:#fff;
font:600 14px/1.5 system-ui,sans-serif;text-align:center}#ruang-latihan a{color:#fff;text-decoration:underline;padding:2px 4px}
#ruang-latihan a:focus-visible{outline:2px solid #fff;outline-offset:2px}body{padding-bottom:64px}`

/** At the foot of every page of both apps. */
export const rehearsalBanner = (nonce: string): string =>
  `<style nonce="${nonce}">${BANNER_STYLE}</style><aside id="ruang-latihan" aria-label="${teks.judul}">` +
  `<span>${teks.spanduk}</span><a href="${ROOM_PAGE}">${teks.keRuang}</a></aside>`
