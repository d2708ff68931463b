import vine from '@vinejs/vine'
import { aturanCoa } from '@eproc/domain/aturan_master'
import type { JawabanCoa } from '@eproc/domain/jawaban/master'
import { master as teksMaster } from '@eproc/i18n/id/master'
import { bulat, teks } from '#inti/isian'
import type { SumberMaster } from '#app/master/data/sumber_master'

export const coaValidator = vine.create({
  id: bulat(-1),
  kode: teks(255),
  nama: teks(255),
  versi: bulat(1),
})

/** Chart of account (S2 §3). */
export const COA: SumberMaster<JawabanCoa> = {
  nama: 'coa',
  tabel: 'coa',
  objek: teksMaster.objek.coa,
  kolom: ['kode', 'nama'],
  cari: ['kode', 'nama'],
  urut: { id: 'm.id', kode: 'm.kode', nama: 'm.nama' },
  pilih: 'm.id, m.kode, m.nama, m.versi',
  unik: { coa_kode_key: ['kode', teksMaster.aturan.kodeDipakai] },
  validator: coaValidator,
  baca: (ctx) => ctx.request.validateUsing(coaValidator),
  aturan: (_koneksi, isi) => Promise.resolve(aturanCoa(isi)),
  transform: (b) => ({ id: b.id, kode: String(b.kode), nama: String(b.nama), versi: b.versi }),
}
