import { inti } from '@eproc/i18n/id/core'
import { jenis, yesNo } from '#app/verifikasi/rekanan/rekanan_validator'
import { SERTIFIKAT_SORT } from '#app/verifikasi/sertifikat/sertifikat_query'
import { asWhole, field } from '#core/http/query_fields'
import { restQuery } from '#core/http/rest_query'

const MAX_ID = 2147483647

export const sertifikatRestQuery = restQuery({
  sort: SERTIFIKAT_SORT,
  filter: {
    vendorId: field<number>({
      rule: 'angka',
      schema: { type: 'integer', minimum: 0, maximum: MAX_ID },
      read: (value) => asWhole(value, MAX_ID),
      message: (name) => inti.parameterAngka(name, MAX_ID),
    }),
    jenis,
    terakhir: yesNo(),
    dikirim: yesNo(),
  },
})
