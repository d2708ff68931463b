/**
 * How the tale of a tender gets from stage to stage. In `npm test` the schedule moves past a clock that stands still;
 * in the drill the schedule stands and the clock moves, with a server that starts anew at every stage.
 */
import { durationToMs } from '@eproc/backend/app/core/clock/duration'
import { findPort } from '../../../scripts/lib/port.ts'
import { sqlNow } from '../../lib/dates.ts'
import { startServer, type Server } from '../../lib/server.ts'
import { row, rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import type { Visitor } from '../../lib/visitors.ts'

export interface Passage {
  /** Address of the tale's own server, where it has one. */
  url?: string
  /** To a minute after the beginning of a stage. The page of `staying` is left as it is. */
  to(key: string, people: readonly Visitor[], staying?: Visitor): Promise<void>
  end(): Promise<void>
}

export async function passage(paketId: number): Promise<Passage> {
  if (process.env.TES_LATIHAN) return movingClock(paketId, String(await findPort()))
  return { to: (key) => moveSchedule(paketId, key), end: async () => {} }
}

function movingClock(paketId: number, port: string): Passage {
  let server: Server | undefined
  const offset = durationToMs(process.env.EPROC_CLOCK || 'PT0S') / 1000
  return {
    url: `http://127.0.0.1:${port}`,
    async to(key, people, staying) {
      // Pages are emptied, so that nobody asks a server that is away.
      for (const p of people) if (p !== staying) await p.page.goto('about:blank')
      await server?.henti()
      const { seconds } = await row<{ seconds: number }>(
        `select extract(epoch from mulai - ${sqlNow()})::float8 + 60 as seconds
           from jadwal where paket_id = ? and kunci = ?`,
        [paketId, key]
      )
      await keepSessions(Math.round(seconds))
      const total = Math.round(seconds + offset)
      server = await startServer({
        env: { PORT: port, EPROC_CLOCK: `${total < 0 ? '-' : ''}PT${Math.abs(total)}S` },
      })
    },
    async end() {
      await server?.henti()
    },
  }
}

/** Sessions that were just made at a time so many seconds away. */
async function keepSessions(seconds: number): Promise<void> {
  const then = `${sqlNow()} + make_interval(secs => ?)`
  await rows(
    `update sesi set dibuat_pada = ${then}, terakhir_pada = ${then}, kedaluwarsa_pada = ${then}`,
    [seconds, seconds, seconds + 12 * 3600]
  )
}
