/** Licences expire by the clock alone: a daily job, and every read of a vendor, notice it. */
import db from '@adonisjs/lucid/services/db'
import { JENIS_IJIN_WAJIB } from '@eproc/domain/dosir'
import { hitungUlangStatus } from '#app/dosir/hitung_status'
import { sql } from '#inti/sql'
import { hariIni } from '#inti/waktu'

/** Vendors whose stored status may lag behind the calendar; the domain decides on each of them. */
async function yangTertinggal(rekananId: number | null): Promise<number[]> {
  const habis = (tabel: string) => `exists (
    select 1 from ${tabel} i where i.rekanan_id = r.id and i.jenis = any(?)
     group by i.jenis having bool_and(coalesce(i.berlaku < ?, false)))`
  const wajib = [...JENIS_IJIN_WAJIB]
  const hari = hariIni()
  const hasil = await sql<{ id: number }>(
    db,
    `select r.id from rekanan r
      where r.jenis = 'V' ${rekananId === null ? '' : 'and r.id = ?'}
        and ((r.status_ijin in ('A','V') and ${habis('ijin_usaha')})
          or (r.status = 'A' and ${habis('ijin_terverifikasi')}))
      order by r.id`,
    [...(rekananId === null ? [] : [rekananId]), wajib, hari, wajib, hari]
  )
  return hasil.map((b) => b.id)
}

async function hitung(daftar: readonly number[]): Promise<void> {
  for (const id of daftar) await db.transaction((trx) => hitungUlangStatus(trx, id))
}

/** Before one vendor is shown. Answers whether anything changed. */
export async function segarkanMasaBerlaku(rekananId: number): Promise<boolean> {
  const daftar = await yangTertinggal(rekananId)
  await hitung(daftar)
  return daftar.length > 0
}

/** Before vendors are listed or chosen, and once a day. Answers how many were recomputed. */
export async function segarkanSemuaMasaBerlaku(): Promise<number> {
  const daftar = await yangTertinggal(null)
  await hitung(daftar)
  return daftar.length
}
