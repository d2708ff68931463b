import vine from '@vinejs/vine'
import { idList } from '#core/http/input/input'
import { yes } from '#core/http/query/query_fields'
import { pageQuery } from '#core/http/query/query_string'
import { restQuery } from '#core/http/query/rest_query'
import { NOTIFIKASI_SORT } from '#app/notifikasi/notifikasi_query'

const LIST = { sort: NOTIFIKASI_SORT, filter: { isRead: yes() } }

export const notifikasiQuery = pageQuery({ ...LIST, limit: 100 })
export const notifikasiRestQuery = restQuery(LIST)
export const bacaNotifikasiValidator = vine.create({ ids: idList() })
