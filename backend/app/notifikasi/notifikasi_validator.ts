import vine from '@vinejs/vine'
import { idList } from '#core/http/input/input'
import { yes } from '#core/http/query/query_fields'
import { pagingQuery } from '#core/http/query/query_string'
import { restQuery } from '#core/http/query/rest_query'
import { NOTIFIKASI_SORT } from '#app/notifikasi/notifikasi_query'

export const notifikasiQuery = pagingQuery(100)
export const notifikasiRestQuery = restQuery({ sort: NOTIFIKASI_SORT, filter: { isRead: yes() } })
export const bacaNotifikasiValidator = vine.create({ ids: idList() })
