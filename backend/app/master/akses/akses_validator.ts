import vine from '@vinejs/vine'
import { akses as words } from '@eproc/i18n/id/akses'
import { paket } from '@eproc/i18n/id/paket'
import { teks } from '#core/http/input/input'
import { choice } from '#core/http/query/query_fields'
import { restQuery } from '#core/http/query/rest_query'

const STATUS = Object.keys(words.status) as (keyof typeof words.status)[]

export const aksesRestQuery = restQuery({
  sort: ['id'],
  filter: { status: choice(STATUS, () => paket.aturan.pilihan) },
})
export const tolakAksesValidator = vine.create({ alasan: teks(500) })
