import vine from '@vinejs/vine'
import { bulat, teks } from '#core/http/input'
import { URUT_LOKASI_PROYEK } from '#app/master/lokasi_proyek/lokasi_proyek_query'
import { pageQuery } from '#core/http/query_string'
import { restQuery } from '#core/http/rest_query'

export const lokasiProyekValidator = vine.create({
  id: bulat(-1),
  kode: teks(255),
  nama: teks(255),
  lokasi: teks(500),
  versi: bulat(1),
})

export const lokasiProyekListQuery = pageQuery({ sort: URUT_LOKASI_PROYEK })
export const lokasiProyekRestQuery = restQuery({ sort: URUT_LOKASI_PROYEK })
export const lokasiProyekRujukanQuery = pageQuery({ sort: ['kode', 'nama'] })
