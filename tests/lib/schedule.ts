/** Moments of a package's stages. The browser's server is a process of its own: there the schedule moves, not the clock. */
import { shiftTime } from '@eproc/backend/app/core/clock/clock'
import { keTahap } from '@eproc/database/factories/paket'
import { sqlNow } from './dates.ts'
import { rows } from './query.ts'

/** Moves the schedule and the time of registration so that a stage began a minute ago by the run's clock. */
export async function moveSchedule(paketId: number, key: string): Promise<void> {
  const [stage] = await rows<{ seconds: number }>(
    `select extract(epoch from ${sqlNow()} - mulai)::float8 - 60 as seconds
       from jadwal where paket_id = ? and kunci = ?`,
    [paketId, key]
  )
  const shift = [stage!.seconds, stage!.seconds, paketId]
  await rows(
    `update jadwal set mulai = mulai + make_interval(secs => ?), selesai = selesai + make_interval(secs => ?)
      where paket_id = ?`,
    shift
  )
  await rows(
    `update paket set mulai_daftar = mulai_daftar + make_interval(secs => ?),
            selesai_daftar = selesai_daftar + make_interval(secs => ?) where id = ?`,
    shift
  )
}

/** Puts this process's clock so many milliseconds after the beginning or end of a stage (before it: below zero). */
export async function clockAt(
  paketId: number,
  key: string,
  edge: 'mulai' | 'selesai',
  ms: number
): Promise<void> {
  const [stage] = await rows<{ minutes: number }>(
    `select extract(epoch from ${edge} - mulai)::float8 / 60 as minutes
       from jadwal where paket_id = ? and kunci = ?`,
    [paketId, key]
  )
  // Sessions go with it.
  await keTahap(paketId, key, stage!.minutes)
  const [exact] = await rows<{ seconds: number }>(
    `select extract(epoch from ${edge} - clock_timestamp())::float8 as seconds
       from jadwal where paket_id = ? and kunci = ?`,
    [paketId, key]
  )
  const shift = Math.ceil(exact!.seconds * 1000) + ms
  shiftTime(`${shift < 0 ? '-' : ''}PT${(Math.abs(shift) / 1000).toFixed(3)}S`)
}
