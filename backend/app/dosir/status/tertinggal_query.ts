import db from '@adonisjs/lucid/services/db'
import { JENIS_IJIN_WAJIB } from '@eproc/domain/dosir/bagian'
import { today } from '#core/clock/clock'
import { sql } from '#core/database/sql'

/** SQL of a required kind among licences `i` of which every one has ended; two `?`. */
const HABIS = `i.jenis = any(?) group by i.jenis having bool_and(coalesce(i.berlaku < ?, false))`

/** SQL: the vendor `r` is E although none of its verified licences of a required kind has ended; two `?`. */
const TERLANJUR = `r.status = 'E' and exists (select 1 from bagian_terverifikasi v
    where v.rekanan_id = r.id and v.bagian = 'ijin' and v.isi <> '[]'
      and not exists (select 1 from jsonb_to_recordset(v.isi) as i(jenis text, berlaku date)
                       where ${HABIS}))`

/** Vendors (or this one) whose stored status may lag behind the calendar; the domain decides on each of them. */
export async function yangTertinggal(rekananId: number | null): Promise<number[]> {
  const wajib = [...JENIS_IJIN_WAJIB]
  const hari = today()
  const satu = rekananId !== null
  const hasil = await sql<{ id: number }>(
    db,
    `select r.id from rekanan r
      where r.jenis = 'V' ${satu ? 'and r.id = ?' : ''}
        and ((r.status_ijin in ('A','V')
               and exists (select 1 from ijin_usaha i where i.rekanan_id = r.id and ${HABIS}))
          or (r.status = 'A' and r.id in (
                select v.rekanan_id from bagian_terverifikasi v
                 where v.bagian = 'ijin' and ijin_terdekat(v.isi) < ?
                   and exists (select 1 from jsonb_to_recordset(v.isi) as i(jenis text, berlaku date)
                                where ${HABIS})))
          ${satu ? `or ${TERLANJUR}` : ''})
      order by r.id`,
    [
      ...(satu ? [rekananId] : []),
      ...[wajib, hari, hari, wajib, hari],
      ...(satu ? [wajib, hari] : []),
    ]
  )
  return hasil.map((b) => b.id)
}

/**
 * Those that are E by licences that nobody verified, as an older rule had it. The calendar makes no new ones, so the job
 * asks for them and no list does.
 */
export async function yangTerlanjurHabis(): Promise<number[]> {
  const hasil = await sql<{ id: number }>(
    db,
    `select r.id from rekanan r where ${TERLANJUR} order by r.id`,
    [[...JENIS_IJIN_WAJIB], today()]
  )
  return hasil.map((b) => b.id)
}
