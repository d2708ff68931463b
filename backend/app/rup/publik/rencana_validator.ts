import { JENIS_PENGADAAN, kodePilihan, METODE_PEMILIHAN } from '@eproc/domain/common/choices'
import { inti } from '@eproc/i18n/id/core'
import { BELUM, RENCANA_SORT } from '#app/rup/publik/rencana_query'
import { asWhole, choice, field, text } from '#core/http/query/query_fields'
import { pageQuery } from '#core/http/query/query_string'

/** Direct appointments are in no public list. */
const METODE = kodePilihan(METODE_PEMILIHAN).filter((kode) => kode !== 'TLA')

const month = field<number>({
  rule: 'angka',
  schema: { type: 'integer', minimum: 1, maximum: 12 },
  read: (value) => asWhole(value, 12) || undefined,
  message: (name) => inti.parameterAngka(name, 12),
})

export const rencanaQuery = pageQuery({
  sort: RENCANA_SORT,
  filter: {
    divisi: text(),
    jenisPengadaan: choice(kodePilihan(JENIS_PENGADAAN)),
    metode: choice([...METODE, BELUM]),
    bulan: month,
  },
})
