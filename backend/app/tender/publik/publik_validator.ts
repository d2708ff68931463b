import {
  JENIS_PENGADAAN,
  kodePilihan,
  METODE_PEMILIHAN,
  STATUS_PELAKSANAAN,
} from '@eproc/domain/common/choices'
import { HASIL_SORT } from '#app/tender/publik/hasil/diumumkan_query'
import { SANGGAH_SORT } from '#app/tender/publik/sanggah_query'
import { PAKET_SORT } from '#app/tender/publik/paket_query'
import { choice } from '#core/http/query/query_fields'
import { pageQuery } from '#core/http/query/query_string'

export const paketPublikQuery = pageQuery({
  sort: PAKET_SORT,
  filter: {
    jenisPengadaan: choice(kodePilihan(JENIS_PENGADAAN)),
    metodePemilihan: choice(kodePilihan(METODE_PEMILIHAN)),
    statusPelaksanaan: choice(kodePilihan(STATUS_PELAKSANAAN)),
  },
  limit: 500,
})
export const masaSanggahQuery = pageQuery({ sort: SANGGAH_SORT })
export const hasilTenderQuery = pageQuery({ sort: HASIL_SORT })
