/** Stages of a package on a clock that stands still: the browser's server is a process of its own. */
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
