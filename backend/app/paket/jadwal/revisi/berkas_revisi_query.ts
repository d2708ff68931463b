/** Files of a schedule as they hold, and as a waiting revision wants them. */
import { sql, type Koneksi } from '#core/database/sql'

interface Berkas {
  urut: number
  file: string
  nama: string
  showVendor: boolean
}

/** Those of the schedule dialog. */
export const berkasTersimpan = (connection: Koneksi, paketId: number): Promise<Berkas[]> =>
  sql(
    connection,
    `select j.urut, f.file, b.nama_asli as nama, f.show_vendor as "showVendor"
       from jadwal_berkas f join jadwal j on j.id = f.jadwal_id join berkas b on b.jalur = f.file
      where j.paket_id = ? and f.tipe = 'jadwal'`,
    [paketId]
  )

/** Those of the revision that waits, new ones and stored ones that it shows or hides. */
export const berkasMenunggu = (
  connection: Koneksi,
  paketId: number
): Promise<(Berkas & { id: number; showVendorLama: boolean | null })[]> =>
  sql(
    connection,
    `select f.id, f.urut, f.file, b.nama_asli as nama, f.show_vendor as "showVendor",
            f.show_vendor_lama as "showVendorLama"
       from jadwal_revisi_berkas f join jadwal_revisi r on r.id = f.revisi_id
       join berkas b on b.jalur = f.file
      where r.paket_id = ? and r.status = 'menunggu' order by f.id`,
    [paketId]
  )
