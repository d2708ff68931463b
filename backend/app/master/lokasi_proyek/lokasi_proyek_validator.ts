import vine from '@vinejs/vine'
import { wholeNumber, teks } from '#core/http/input'
import { LOKASI_PROYEK_SORT } from '#app/master/lokasi_proyek/lokasi_proyek_query'
import { pageQuery } from '#core/http/query_string'
import { restQuery } from '#core/http/rest_query'

export const lokasiProyekValidator = vine.create({
  id: wholeNumber(-1),
  kode: teks(255),
  nama: teks(255),
  lokasi: teks(500),
  versi: wholeNumber(1),
})

export const lokasiProyekListQuery = pageQuery({ sort: LOKASI_PROYEK_SORT })
export const lokasiProyekRestQuery = restQuery({ sort: LOKASI_PROYEK_SORT })
export const lokasiProyekRujukanQuery = pageQuery({ sort: ['kode', 'nama'] })
