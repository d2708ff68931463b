import vine from '@vinejs/vine'
import { bulat, teks } from '#core/http/input'
import { URUT_COA } from '#app/master/coa/coa_query'
import { pageQuery } from '#core/http/query_string'
import { restQuery } from '#core/http/rest_query'

export const coaValidator = vine.create({
  id: bulat(-1),
  kode: teks(255),
  nama: teks(255),
  versi: bulat(1),
})

export const coaListQuery = pageQuery({ sort: URUT_COA })
export const coaRestQuery = restQuery({ sort: URUT_COA })
