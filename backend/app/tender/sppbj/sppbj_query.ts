/** Award letters: one row a vendor, sent once (S3 §2.3). */
import type { StatusRekanan } from '@eproc/domain/common/choices'
import { sql, type Koneksi } from '#core/database/sql'

export interface SuratRow {
  vendorId: number
  nama: string
  status: StatusRekanan
  file: string | null
  /** as the sender named it */
  namaFile: string | null
  tglKirim: Date | null
  pengirim: string | null
}

/** The winner and those who got a letter; with `rekananId` the letter of that vendor only. */
export const suratSppbj = (
  connection: Koneksi,
  paketId: number,
  rekananId: number | null = null
): Promise<SuratRow[]> =>
  sql<SuratRow>(
    connection,
    `select r.id as "vendorId", r.nama, r.status, k.file, f.nama_asli as "namaFile", k.tgl_kirim as "tglKirim",
            u.nama as pengirim
       from peserta s join rekanan r on r.id = s.rekanan_id
       left join evaluasi e on e.paket_id = s.paket_id and e.rekanan_id = r.id
       left join sppbj k on k.paket_id = s.paket_id and k.rekanan_id = r.id
       left join pengguna u on u.id = k.pengirim_id
       left join berkas f on f.jalur = k.file
      where s.paket_id = ? and (k.id is not null or e.urutan = 1)
        and (?::int is null or (r.id = ? and k.id is not null))
      order by e.urutan nulls last, r.nama, r.id`,
    [paketId, rekananId, rekananId]
  )

/** Every participant: may it get the letter, and has it been sent? */
export const penerimaSppbj = (
  connection: Koneksi,
  paketId: number
): Promise<{ vendorId: number; nama: string; calon: boolean; terkirim: boolean }[]> =>
  sql(
    connection,
    `select r.id as "vendorId", r.nama, coalesce(e.urutan = 1, false) as calon, k.id is not null as terkirim
       from peserta s join rekanan r on r.id = s.rekanan_id
       left join evaluasi e on e.paket_id = s.paket_id and e.rekanan_id = r.id
       left join sppbj k on k.paket_id = s.paket_id and k.rekanan_id = r.id
      where s.paket_id = ?`,
    [paketId]
  )
