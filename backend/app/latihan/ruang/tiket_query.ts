import { queryOf } from '#core/http/query/query_string'
import { text } from '#core/http/query/query_fields'

export const tiketQuery = queryOf({ tiket: text() })
