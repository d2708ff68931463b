import db from '@adonisjs/lucid/services/db'
import { tahapPenawaran } from '@eproc/domain/ocds/fakta'
import { KODE_TEMPLAT, TEMPLAT } from '@eproc/domain/tahap/templat'
import { tampakBagiUmum } from '#app/paket_berjalan/lingkup_paket'
import { sqlMoment, ZONA } from '#core/clock/clock'
import { sql } from '#core/database/sql'

/** Direct appointments (TLA) are in no public list. */
const TEMPLAT_UMUM = KODE_TEMPLAT.filter((kode) => kode !== 'TLA').map((kode) => TEMPLAT[kode])
/** Stages that announce the winner; `pengumuman%` and `pemasukan%` below are the conditions of the indexes. */
const UMUM = [
  ...new Set(
    TEMPLAT_UMUM.map((tahap) => tahap.find((t) => t.umumkan?.includes('pemenang'))!.kunci)
  ),
]
/** Stages that take the offers. */
const TAWAR = [...new Set(TEMPLAT_UMUM.map((tahap) => tahapPenawaran(tahap)!.kunci))]

/** Moments that make something public by themselves and have passed in `awal` (an interval) until now. */
const saat = (awal: string) => {
  const kini = sqlMoment()
  const lewat = (kolom: string) => `${kolom} <= ${kini} and ${kolom} > ${kini} - interval '${awal}'`
  return `
    select j.paket_id, j.mulai as pada from jadwal j
     where j.include and j.kunci like 'pengumuman%' and j.kunci = any(?) and ${lewat('j.mulai')}
     union all
    select j.paket_id, j.selesai from jadwal j
     where j.include and j.kunci like 'pemasukan%' and j.kunci = any(?) and ${lewat('j.selesai')}
     union all
    select b.paket_id, b.disahkan_pada from pembukaan b where ${lewat('b.disahkan_pada')}
     union all
    select k.id, k.tgl_kontrak::timestamp at time zone '${ZONA}' from paket k
     where k.tgl_kontrak is not null and not k.kunci_spmk
       and k.tgl_kontrak between ${hari(`${kini} - interval '${awal}'`)} and ${hari(kini)}`
}
/** SQL: the day of Jakarta in which a moment lies. */
const hari = (saat: string) => `((${saat}) at time zone '${ZONA}')::date`

/** SQL: ids of the public packages after `?` of which this holds, the first `?` of them. */
const porsi = (syarat: string) =>
  `select p.id from paket p where ${tampakBagiUmum()} and p.id > ? and ${syarat} order by p.id limit ?`

/**
 * Public packages, by id after `sesudah`, in which such a moment has passed since their newest release: of the last
 * seven days, or with `semua` of the last ninety, and then also packages that have no release at all.
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
  // Those that waited come first, as an array: of a moment that it cannot know the planner expects a third of all rows.
  const lewat = `select s.paket_id from (${saat(semua ? '90 days' : '7 days')}) s
    where not exists (select from rilis_ocds r where r.paket_id = s.paket_id and r.dibuat_pada >= s.pada)`
  const tertunda = porsi(`p.status_pelaksanaan in ('A', 'S') and p.id = any(array(${lewat}))`)
  const nilai = [sesudah, UMUM, TAWAR, jumlah]
  // Two statements in one: joined by `or`, each package would be asked for its releases by itself.
  const tanpa = porsi('not exists (select from rilis_ocds r where r.paket_id = p.id)')
  const rows = await (semua
    ? sql<{ id: number }>(db, `(${tertunda}) union (${tanpa}) order by id limit ?`, [
        ...nilai,
        ...[sesudah, jumlah, jumlah],
      ])
    : sql<{ id: number }>(db, tertunda, nilai))
  return rows.map((p) => p.id)
}
