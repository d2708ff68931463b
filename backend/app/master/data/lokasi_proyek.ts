import vine from '@vinejs/vine'
import { aturanLokasiProyek } from '@eproc/domain/aturan_master'
import type { JawabanLokasiProyek } from '@eproc/domain/jawaban/master'
import { master as teksMaster } from '@eproc/i18n/id/master'
import { bulat, teks } from '#inti/isian'
import type { SumberMaster } from '#app/master/data/sumber_master'

export const lokasiProyekValidator = vine.create({
  id: bulat(-1),
  kode: teks(255),
  nama: teks(255),
  lokasi: teks(500),
  versi: bulat(1),
})

/** Project locations (S2 §3). */
export const LOKASI_PROYEK: SumberMaster<JawabanLokasiProyek> = {
  nama: 'lokasi-proyek',
  tabel: 'lokasi_proyek',
  objek: teksMaster.objek.lokasiProyek,
  kolom: ['kode', 'nama', 'lokasi'],
  cari: ['kode', 'nama', 'lokasi'],
  urut: { id: 'm.id', kode: 'm.kode', nama: 'm.nama', lokasi: 'm.lokasi' },
  pilih: 'm.id, m.kode, m.nama, m.lokasi, m.versi',
  unik: { lokasi_proyek_kode_key: ['kode', teksMaster.aturan.kodeDipakai] },
  validator: lokasiProyekValidator,
  baca: (ctx) => ctx.request.validateUsing(lokasiProyekValidator),
  aturan: (_koneksi, isi) => Promise.resolve(aturanLokasiProyek(isi)),
  transform: (b) => ({
    id: b.id,
    kode: String(b.kode),
    nama: String(b.nama),
    lokasi: String(b.lokasi),
    versi: b.versi,
  }),
}
