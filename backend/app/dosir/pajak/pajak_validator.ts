import vine from '@vinejs/vine'
import { bersama, isi, recordQuery } from '#app/dosir/bagian/dosir_input'
import { URUT_PAJAK } from '#app/dosir/pajak/pajak_query'

export const pajakValidator = vine.create({
  ...bersama,
  jenis: isi(),
  masa: isi(),
  nomorTerima: isi(),
  tanggalTerima: isi(30),
})

export const pajakListQuery = recordQuery(URUT_PAJAK)
