/** Whose keys were seen to work within the last 72 hours of a submission (sealing.md §1): by what they signed of their shares. */
import { BUKTI_KUNCI_JAM } from '@eproc/domain/pemegang/holder_set'
import { sqlMoment } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'

/** SQL: submissions `j` of running packages `p` whose last hours (the first `?`) run now. */
export const LAST_HOURS = () => `
  from jadwal j join paket p on p.id = j.paket_id and p.status_pelaksanaan = 'A'
 where j.include and j.kunci like 'pemasukan%' and j.mulai <= ${sqlMoment()} and j.selesai > ${sqlMoment()}
   and j.selesai <= ${sqlMoment()} + make_interval(hours => ?)`

/** SQL: the key `k` has signed a check of the package `p` in those hours (the first `?`) of the submission `j`. */
export const PROVEN = `exists (select 1 from pemeriksaan_bagian b where b.paket_id = p.id and b.kunci_id = k.id
   and b.diperiksa_pada > j.selesai - make_interval(hours => ?))`

/** The end of the submission whose last hours run; null outside of them. */
export async function lastHoursOf(connection: Koneksi, paketId: number): Promise<Date | null> {
  const [found] = await sql<{ selesai: Date }>(
    connection,
    `select j.selesai ${LAST_HOURS()} and p.id = ? order by j.selesai limit 1`,
    [BUKTI_KUNCI_JAM, paketId]
  )
  return found?.selesai ?? null
}

/** When each key last signed what it found in its shares of this package. */
export async function lastChecks(
  connection: Koneksi,
  paketId: number
): Promise<ReadonlyMap<number, Date>> {
  const found = await sql<{ kunciId: number; pada: Date }>(
    connection,
    `select kunci_id as "kunciId", max(diperiksa_pada) as pada from pemeriksaan_bagian
      where paket_id = ? group by kunci_id`,
    [paketId]
  )
  return new Map(found.map(({ kunciId, pada }) => [kunciId, pada]))
}

export const provenWithin = (last: Date | null | undefined, ends: Date): boolean =>
  !!last && last.getTime() > ends.getTime() - BUKTI_KUNCI_JAM * 3_600_000
