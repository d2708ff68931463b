import vine from '@vinejs/vine'
import { bersama, isi, recordQuery } from '#app/dosir/bagian/dosir_input'
import { IJIN_USAHA_SORT } from '#app/dosir/ijin_usaha/ijin_usaha_query'
import { idList } from '#core/http/input'

/** S2 §7: kbli and sbu are comma lists of ids. */
export const ijinUsahaValidator = vine.create({
  ...bersama,
  jenis: isi(20),
  nomor: isi(),
  berlaku: isi(30),
  instansi: isi(),
  kualifikasi: isi(),
  kbli: idList(),
  sbu: idList(),
  keterangan: isi(),
})

export const ijinUsahaListQuery = recordQuery(IJIN_USAHA_SORT)
