import vine from '@vinejs/vine'
import { wholeNumber, teks } from '#core/http/input/input'
import { DIVISI_SORT } from '#app/master/divisi/divisi_query'
import { pageQuery } from '#core/http/query/query_string'
import { restQuery } from '#core/http/query/rest_query'

export const divisiValidator = vine.create({
  id: wholeNumber(-1),
  kode: teks(255),
  nama: teks(255),
  nick: teks(255),
  parent: teks(30),
  unitPengadaan: vine.boolean().nullable().optional(),
  versi: wholeNumber(1),
})

export const divisiListQuery = pageQuery({ sort: DIVISI_SORT })
export const divisiRestQuery = restQuery({ sort: DIVISI_SORT })
