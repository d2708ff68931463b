import { day, text } from '#core/http/query_fields'
import { restQuery } from '#core/http/rest_query'

export const auditRestQuery = restQuery({
  sort: ['id', 'waktu'],
  filter: {
    pelaku: text(),
    pelakuId: text(),
    objek: text(),
    objekId: text(),
    aksi: text(),
    dari: day(),
    sampai: day(),
  },
})
