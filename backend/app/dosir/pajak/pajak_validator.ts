import vine from '@vinejs/vine'
import { bersama, isi, recordQuery } from '#app/dosir/bagian/dosir_input'
import { PAJAK_SORT } from '#app/dosir/pajak/pajak_query'

export const pajakValidator = vine.create({
  ...bersama,
  jenis: isi(),
  masa: isi(),
  nomorTerima: isi(),
  tanggalTerima: isi(30),
})

export const pajakListQuery = recordQuery(PAJAK_SORT)
