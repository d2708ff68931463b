import type { ImporDiperiksa } from '@eproc/domain/rup/answers'
import { keIso } from '@eproc/domain/common/format'
import { sql, type Koneksi } from '#core/database/sql'

/** Codes of the year's activities, in small letters. */
export async function kodeTerpakai(connection: Koneksi, tahun: number): Promise<Set<string>> {
  const baris = await sql<{ kode: string }>(
    connection,
    'select kode from kegiatan where tahun_anggaran = ?',
    [tahun]
  )
  return new Set(baris.map((b) => b.kode.toLowerCase()))
}

/** The last import of the same bytes into this year. */
export async function imporSebelumnya(
  connection: Koneksi,
  tahun: number,
  sidik: string
): Promise<ImporDiperiksa['pernah']> {
  const [b] = await sql<{ waktu: Date; oleh: string; jumlah: number }>(
    connection,
    `select i.dibuat_pada as waktu, u.nama as oleh, i.jumlah
       from impor_kegiatan i join pengguna u on u.id = i.pengguna_id
      where i.tahun_anggaran = ? and i.sidik = ? order by i.id desc limit 1`,
    [tahun, sidik]
  )
  return b ? { waktu: keIso(b.waktu)!, oleh: b.oleh, jumlah: b.jumlah } : null
}

/**
 * One import of a year after the other, and none while a program that they may use changes: what was judged is what is
 * written.
 */
export async function lockRencana(connection: Koneksi, tahun: number): Promise<void> {
  await sql(
    connection,
    `select pg_advisory_xact_lock(hashtextextended('impor kegiatan ' || ?, 0))`,
    [String(tahun)]
  )
  await sql(connection, 'select 1 from program where tahun_anggaran = ? order by id for share', [
    tahun,
  ])
}
