import db from '@adonisjs/lucid/services/db'
import { KODE_TEMPLAT, TEMPLAT } from '@eproc/domain/tahap/templat'
import { sqlNow } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'

/** Stages that announce something, of all templates: the others need not be looked at one by one. */
const KUNCI = new Set(
  KODE_TEMPLAT.flatMap((kode) => TEMPLAT[kode].filter((t) => t.umumkan).map((t) => t.kunci))
)

const lately = (moment: string, age: string) => `${moment} > ${sqlNow()} - interval '${age}'`

/** Over alias `p`: a vendor was judged, a determination confirmed or the award letter sent within this time. */
const decidedLately = (age: string) => `(
  exists (select 1 from penetapan t where t.paket_id = p.id and t.status = 'tegas' and ${lately('t.ditegaskan_pada', age)})
  or exists (select 1 from sppbj s where s.paket_id = p.id and ${lately('s.tgl_kirim', age)})
  or exists (select 1 from evaluasi e where e.paket_id = p.id and ${lately('e.diubah_pada', age)}))`

/**
 * Packages with an announcing stage that was not told yet, and began, was judged or determined, or has its letter,
 * since seven days: running ones, and those that were finished in the same minute as the letter that announces (TLA).
 * With `semua` whenever it began, for what no server was there to tell; of finished ones what began in the last ninety
 * days.
 */
export async function paketBelumDiumumkan({ semua }: { semua: boolean }): Promise<number[]> {
  const recent = semua
    ? `(p.status_pelaksanaan = 'A' or ${lately('j.mulai', '90 days')})`
    : lately('j.mulai', '7 days')
  const paket = await sql<{ id: number }>(
    db,
    `select p.id from paket p where p.status_pelaksanaan in ('A', 'S') and exists (
       select 1 from jadwal j where j.paket_id = p.id and j.include and j.kunci = any(?) and j.mulai <= ${sqlNow()}
          and (${recent} or ${decidedLately(semua ? '90 days' : '7 days')})
          and not exists (select 1 from pengumuman_hasil h where h.paket_id = p.id and h.tahap = j.kunci))`,
    [[...KUNCI]]
  )
  return paket.map((p) => p.id)
}

/** Has nothing that this stage's announcement waits for happened within a day? Then no server told it in time. */
export async function terlambatDiumumkan(
  connection: Koneksi,
  paketId: number,
  tahap: string
): Promise<boolean> {
  const [late] = await sql(
    connection,
    `select 1 from jadwal j join paket p on p.id = j.paket_id
      where p.id = ? and j.kunci = ? and not ${lately('j.mulai', '1 day')} and not ${decidedLately('1 day')}`,
    [paketId, tahap]
  )
  return late !== undefined
}
