/** Lines of business: /rest/kbli. */
import vine from '@vinejs/vine'
import { aturanKbli, type KbliInput } from '@eproc/domain/master/aturan_master'
import Kbli from '#app/dosir/acuan/kbli'
import KbliKategori from '#app/dosir/acuan/kbli_kategori'
import { masterResource } from '#app/master/master_resource'
import { wholeNumber, teks } from '#core/http/input/input'

masterResource<KbliInput>({
  name: 'kbli',
  title: 'KBLI',
  Model: Kbli,
  list: {
    table: 'kbli',
    select: 'm.id, m.edisi, m.kode, m.kategori, m.nama, m.versi',
    search: ['kode', 'nama'],
    sort: ['kode', 'id', 'edisi', 'kategori', 'nama'],
    filter: ['edisi', 'kategori'],
  },
  validator: vine.create({
    edisi: wholeNumber(),
    kode: teks(),
    kategori: teks(),
    nama: teks(500),
    versi: wholeNumber(1),
  }),
  rules: aturanKbli,
  prepare: (trx, { edisi, kategori, kode }) =>
    KbliKategori.lengkapi(trx, { edisi: Number(edisi), kategori: kategori!, kode: kode! }),
  columns: ({ edisi, kode, kategori, nama }) => ({ edisi: Number(edisi), kode, kategori, nama }),
  answer: 'KbliAnswer',
})
