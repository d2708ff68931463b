import { KBLI_SORT, SBU_SORT } from '#app/dosir/acuan/acuan_query'
import { field } from '#core/http/query/query_fields'
import { pageQuery } from '#core/http/query/query_string'

/** The edition in force, unless `edisi` names another one. */
const filter = {
  edisi: field<string>({
    rule: 'angka',
    schema: { type: 'string', pattern: '^[0-9]{4}$' },
    read: (value) =>
      typeof value === 'string' && /^\d{4}$/.test(value.trim()) ? value.trim() : undefined,
    message: () => 'Edisi berupa tahun',
  }),
}

export const kbliListQuery = pageQuery({ sort: KBLI_SORT, filter, limit: 5000 })
export const sbuListQuery = pageQuery({ sort: SBU_SORT, filter, limit: 5000 })
