import db from '@adonisjs/lucid/services/db'
import type { BerkasRow } from '#core/files/file_class'
import { sql } from '#core/database/sql'

/** The stage to which a file of a schedule belongs. */
export async function tahapBerkas(
  jalur: string
): Promise<{ paketId: number; urut: number; showVendor: boolean } | undefined> {
  const [baris] = await sql<{ paketId: number; urut: number; showVendor: boolean }>(
    db,
    `select j.paket_id as "paketId", j.urut, f.show_vendor as "showVendor"
       from jadwal_berkas f join jadwal j on j.id = f.jadwal_id where f.file = ?
     union all
     -- a file that waits with its revision is the staff's
     select r.paket_id, f.urut, false from jadwal_revisi_berkas f join jadwal_revisi r on r.id = f.revisi_id
      where f.file = ? and not exists (select 1 from jadwal_berkas b where b.file = f.file)`,
    [jalur, jalur]
  )
  return baris
}

/** Packages whose document this is, and the one for which it was uploaded. */
export async function paketPemilik({ jalur, objek, objek_id: id }: BerkasRow): Promise<number[]> {
  const nomor = objek === 'paket' ? String(id) : ''
  const milik = await sql<{ id: number }>(
    db,
    `select id from paket where file_kak = ? union select id from paket where file_lampiran = ?
     union select id from paket where file_lain = ?
     union select paket_id from paket_lokasi where lampiran = ?
     union select id from paket where id = ?`,
    [jalur, jalur, jalur, jalur, /^\d{1,9}$/.test(nomor) ? Number(nomor) : null]
  )
  return milik.map((p) => p.id)
}
