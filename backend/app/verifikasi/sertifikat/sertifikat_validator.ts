import { idField, jenis, yesNo } from '#app/verifikasi/rekanan/rekanan_validator'
import { SERTIFIKAT_SORT } from '#app/verifikasi/sertifikat/sertifikat_query'
import { restQuery } from '#core/http/query/rest_query'

export const sertifikatRestQuery = restQuery({
  sort: SERTIFIKAT_SORT,
  filter: {
    vendorId: idField(),
    jenis,
    terakhir: yesNo(),
    dikirim: yesNo(),
  },
})
