import db from '@adonisjs/lucid/services/db'
import { KODE_TEMPLAT, TEMPLAT } from '@eproc/domain/tahap/templat'
import { sqlNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'

/** Stages that announce something, of all templates: the others need not be looked at one by one. */
const KUNCI = new Set(
  KODE_TEMPLAT.flatMap((kode) => TEMPLAT[kode].filter((t) => t.umumkan).map((t) => t.kunci))
)

/**
 * Packages with an announcing stage that was not told yet, and began, was determined or has its letter since seven days:
 * running ones, and those that were finished in the same minute as the letter that announces (TLA).
 */
export async function paketBelumDiumumkan(): Promise<number[]> {
  const paket = await sql<{ id: number }>(
    db,
    `select p.id from paket p where p.status_pelaksanaan in ('A', 'S') and exists (
       select 1 from jadwal j where j.paket_id = p.id and j.include and j.kunci = any(?) and j.mulai <= ${sqlNow()}
          and (j.mulai > ${sqlNow()} - interval '7 days' or exists (select 1 from penetapan t
            where t.paket_id = p.id and t.status = 'tegas'
              and t.ditegaskan_pada > ${sqlNow()} - interval '7 days')
            or exists (select 1 from sppbj s
                        where s.paket_id = p.id and s.tgl_kirim > ${sqlNow()} - interval '7 days'))
          and not exists (select 1 from pengumuman_hasil h where h.paket_id = p.id and h.tahap = j.kunci))`,
    [[...KUNCI]]
  )
  return paket.map((p) => p.id)
}
