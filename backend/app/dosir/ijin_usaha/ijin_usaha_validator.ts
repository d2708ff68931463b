import vine from '@vinejs/vine'
import { bersama, teks, paragraf, recordQuery } from '#app/dosir/bagian/dosir_input'
import { IJIN_USAHA_SORT } from '#app/dosir/ijin_usaha/ijin_usaha_query'
import { idList } from '#core/http/input/input'

/** S2 §7: kbli and sbu are comma lists of ids. */
export const ijinUsahaValidator = vine.create({
  ...bersama,
  jenis: teks(20),
  nomor: teks(),
  berlaku: teks(30),
  instansi: teks(),
  kualifikasi: teks(),
  kbli: idList(),
  sbu: idList(),
  keterangan: paragraf(),
})

export const ijinUsahaListQuery = recordQuery(IJIN_USAHA_SORT)
