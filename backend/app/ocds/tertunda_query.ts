import db from '@adonisjs/lucid/services/db'
import { tahapPenawaran } from '@eproc/domain/ocds/fakta'
import { KODE_TEMPLAT, TEMPLAT } from '@eproc/domain/tahap/templat'
import { tampakBagiUmum } from '#app/paket_berjalan/lingkup_paket'
import { sqlNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'

/** Of each template: the stage that announces the winner, and the one that takes the offers. */
const TAHAP = JSON.stringify(
  KODE_TEMPLAT.map((kode) => ({
    kode,
    umum: TEMPLAT[kode].find((t) => t.umumkan?.includes('pemenang'))!.kunci,
    tawar: tahapPenawaran(TEMPLAT[kode])!.kunci,
  }))
)

/** Moments that make something public by themselves, of the package in alias `p`. */
const saat = () => `
  select j.mulai as pada from jadwal j where j.paket_id = p.id and j.include and j.kunci = x.umum
   union all
  select j.selesai from jadwal j where j.paket_id = p.id and j.include and j.kunci = x.tawar
   union all
  select b.disahkan_pada from pembukaan b where b.paket_id = p.id`

/**
 * Public packages, by id after `sesudah`, in which such a moment has passed since their newest release: of the last
 * seven days, or with `semua` whenever, and then also packages that have no release at all.
 */
export async function paketTertunda({
  semua,
  sesudah,
  jumlah,
}: {
  semua: boolean
  sesudah: number
  jumlah: number
}): Promise<number[]> {
  const belum = semua ? 'r.pada is null or' : ''
  const awal = semua ? '-infinity' : '-7 days'
  const rows = await sql<{ id: number }>(
    db,
    `select p.id from paket p
       join jsonb_to_recordset(?::jsonb) as x(kode text, umum text, tawar text)
         on x.kode = coalesce(p.kualifikasi, '') || p.metode_pemilihan
       left join lateral (select max(dibuat_pada) as pada from rilis_ocds where paket_id = p.id) r on true
      where ${tampakBagiUmum()} and p.diterbitkan_pada is not null and p.id > ?
        and (${belum} p.status_pelaksanaan in ('A','S') and exists (
          select from (${saat()}) s where s.pada > r.pada and s.pada <= ${sqlNow()}
             and s.pada > ${sqlNow()} + interval '${awal}'))
      order by p.id limit ?`,
    [TAHAP, sesudah, jumlah]
  )
  return rows.map((p) => p.id)
}
