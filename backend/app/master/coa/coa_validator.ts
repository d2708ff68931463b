import vine from '@vinejs/vine'
import { wholeNumber, teks } from '#core/http/input'
import { COA_SORT } from '#app/master/coa/coa_query'
import { pageQuery } from '#core/http/query_string'
import { restQuery } from '#core/http/rest_query'

export const coaValidator = vine.create({
  id: wholeNumber(-1),
  kode: teks(255),
  nama: teks(255),
  versi: wholeNumber(1),
})

export const coaListQuery = pageQuery({ sort: COA_SORT })
export const coaRestQuery = restQuery({ sort: COA_SORT })
