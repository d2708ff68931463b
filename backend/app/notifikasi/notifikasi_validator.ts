import { pagingQuery } from '#core/http/query_string'

export const notifikasiQuery = pagingQuery(100)
