import {
  JENIS_PENGADAAN,
  kodePilihan,
  METODE_PEMILIHAN,
  STATUS_PELAKSANAAN,
} from '@eproc/domain/common/choices'
import { URUT_HASIL, URUT_SANGGAH } from '#app/tender/publik/hasil_query'
import { URUT_PAKET } from '#app/tender/publik/paket_query'
import { choice } from '#core/http/query_fields'
import { pageQuery } from '#core/http/query_string'

export const paketPublikQuery = pageQuery({
  sort: URUT_PAKET,
  filter: {
    jenisPengadaan: choice(kodePilihan(JENIS_PENGADAAN)),
    metodePemilihan: choice(kodePilihan(METODE_PEMILIHAN)),
    statusPelaksanaan: choice(kodePilihan(STATUS_PELAKSANAAN)),
  },
  limit: 500,
})
export const masaSanggahQuery = pageQuery({ sort: URUT_SANGGAH })
export const hasilTenderQuery = pageQuery({ sort: URUT_HASIL })
