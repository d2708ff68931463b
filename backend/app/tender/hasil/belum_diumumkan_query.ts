import db from '@adonisjs/lucid/services/db'
import { KODE_TEMPLAT, TEMPLAT } from '@eproc/domain/tahap/templat'
import { sqlMoment } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'

/** Stages that announce something, of all templates: the others need not be looked at one by one. */
const KUNCI = new Set(
  KODE_TEMPLAT.flatMap((kode) => TEMPLAT[kode].filter((t) => t.umumkan).map((t) => t.kunci))
)

/** SQL over alias `j`: such a stage has begun. */
const begun = () =>
  `j.include and j.kunci in ('${[...KUNCI].join("', '")}') and j.mulai <= ${sqlMoment()}`
/** SQL over alias `j`: nobody was told of it. */
const UNTOLD = `not exists (select 1 from pengumuman_hasil h where h.paket_id = j.paket_id and h.tahap = j.kunci)`
const lately = (moment: string, age: string) => `${moment} > ${sqlMoment()} - interval '${age}'`

/**
 * SQL: packages of which a determination was confirmed, the award letter sent, an objection answered or a vendor judged
 * within this time; `of` asks for one alone, by its column.
 */
const decidedLately = (age: string, of: (column: string) => string = () => '') => `
  select t.paket_id from penetapan t where t.status = 'tegas' and ${lately('t.ditegaskan_pada', age)} ${of('t.paket_id')}
  union select s.paket_id from sppbj s where ${lately('s.tgl_kirim', age)} ${of('s.paket_id')}
  union select g.paket_id from sanggah g where ${lately('g.tgl_kirim_admin', age)} ${of('g.paket_id')}
  union select e.paket_id from evaluasi e where ${lately('e.diubah_pada', age)} ${of('e.paket_id')}`

/**
 * Packages with an announcing stage that was not told yet, and began, was judged or determined, waited for an
 * answer or has its letter, since seven days: running ones, and those that were finished in the same minute as the letter that announces (TLA).
 * With `semua` running ones whenever it began, for what no server was there to tell, and finished ones since ninety days.
 */
export async function paketBelumDiumumkan({ semua }: { semua: boolean }): Promise<number[]> {
  const age = semua ? '90 days' : '7 days'
  const paket = await sql<{ id: number }>(
    db,
    // An array, so that they come first: of a moment that it cannot know the planner expects a third of all rows.
    `select p.id from paket p
      where p.id = any(array(
        select j.paket_id from jadwal j where ${begun()} and ${lately('j.mulai', age)}
        union ${decidedLately(age)}
        ${semua ? `union select j.paket_id from jadwal j where j.berjalan and ${begun()} and ${UNTOLD}` : ''}))
        and p.status_pelaksanaan in ('A', 'S')
        and exists (select 1 from jadwal j where j.paket_id = p.id and ${begun()} and ${UNTOLD})`
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
    `select 1 from jadwal j
      where j.paket_id = ? and j.kunci = ? and not ${lately('j.mulai', '1 day')}
        and not exists (${decidedLately('1 day', (column) => `and ${column} = j.paket_id`)})`,
    [paketId, tahap]
  )
  return late !== undefined
}
