import vine from '@vinejs/vine'
import { bersama, teks, recordQuery } from '#app/dosir/bagian/dosir_input'
import { PAJAK_SORT } from '#app/dosir/pajak/pajak_query'

export const pajakValidator = vine.create({
  ...bersama,
  jenis: teks(),
  masa: teks(),
  nomorTerima: teks(),
  tanggalTerima: teks(30),
})

export const pajakListQuery = recordQuery(PAJAK_SORT)
