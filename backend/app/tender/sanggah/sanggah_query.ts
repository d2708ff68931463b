import { keIso } from '@eproc/domain/format'
import type { BarisSanggah } from '@eproc/domain/jawaban/tender_hasil'
import type { HasilSanggah, StatusRekanan, TipeSanggah } from '@eproc/domain/pilihan'
import { sql, type Koneksi } from '#inti/sql'

export interface SanggahTersimpan {
  id: number | null
  vendorId: number
  nama: string
  status: StatusRekanan
  fileVendor: string | null
  kirimVendor: Date | null
  fileAdmin: string | null
  kirimAdmin: Date | null
  penjawab: string | null
  hasil: HasilSanggah | null
  catatan: string | null
  ditutup: boolean
}

/**
 * Objections of a type, newest round first. For appeals also vendors whose objection was answered and who have not
 * appealed, since staff may enter a paper appeal for them.
 */
export const muatSanggah = (
  koneksi: Koneksi,
  paketId: number,
  tipe: TipeSanggah,
  rekananId: number | null = null
): Promise<SanggahTersimpan[]> =>
  sql<SanggahTersimpan>(
    koneksi,
    `select s.id, r.id as "vendorId", r.nama, r.status, s.file_sanggah_vendor as "fileVendor",
            s.tgl_kirim_vendor as "kirimVendor", s.file_sanggah_admin as "fileAdmin",
            s.tgl_kirim_admin as "kirimAdmin", u.nama as penjawab, s.hasil, s.catatan,
            s.ditutup_pada is not null as ditutup
       from sanggah s join rekanan r on r.id = s.rekanan_id left join pengguna u on u.id = s.penjawab_id
      where s.paket_id = ? and s.tipe = ? and (?::int is null or s.rekanan_id = ?)
      union all
     select null, r.id, r.nama, r.status, null, null, null, null, null, null, null, false
       from sanggah s join rekanan r on r.id = s.rekanan_id
      where ? = 'BD' and ?::int is null and s.paket_id = ? and s.tipe = 'B' and s.tgl_kirim_admin is not null
        and s.ditutup_pada is null and not exists (
          select 1 from sanggah b where b.paket_id = s.paket_id and b.rekanan_id = s.rekanan_id
             and b.tipe = 'BD' and b.ditutup_pada is null)
      order by ditutup, "kirimVendor" nulls last, nama`,
    [paketId, tipe, rekananId, rekananId, tipe, rekananId, paketId]
  )

export const keBarisSanggah = (s: SanggahTersimpan, tipe: TipeSanggah): BarisSanggah => ({
  vendorId: s.vendorId,
  nama: s.nama,
  status: s.status,
  tipe,
  tglKirimVendor: keIso(s.kirimVendor),
  fileSanggahVendor: s.fileVendor,
  namaPengirim: s.penjawab,
  tglKirimAdmin: keIso(s.kirimAdmin),
  fileSanggahAdmin: s.fileAdmin,
  hasil: s.hasil,
  catatan: s.catatan,
  include: false,
  riwayat: s.ditutup,
})
