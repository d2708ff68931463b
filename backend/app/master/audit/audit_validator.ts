import { day, text } from '#core/http/query/query_fields'
import { restQuery } from '#core/http/query/rest_query'

export const auditRestQuery = restQuery({
  sort: ['id', 'waktu'],
  filter: {
    pelaku: text(),
    pelakuId: text(),
    objek: text(),
    objekId: text(),
    /** deeds on a package and on what belongs to it */
    paketId: text(),
    aksi: text(),
    dari: day(),
    sampai: day(),
  },
})
