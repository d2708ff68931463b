import vine from '@vinejs/vine'
import { bulat, teks } from '#core/http/input'
import { URUT_DIVISI } from '#app/master/divisi/divisi_query'
import { pageQuery } from '#core/http/query_string'
import { restQuery } from '#core/http/rest_query'

export const divisiValidator = vine.create({
  id: bulat(-1),
  kode: teks(255),
  nama: teks(255),
  nick: teks(255),
  parent: teks(30),
  versi: bulat(1),
})

export const divisiListQuery = pageQuery({ sort: URUT_DIVISI })
export const divisiRestQuery = restQuery({ sort: URUT_DIVISI })
