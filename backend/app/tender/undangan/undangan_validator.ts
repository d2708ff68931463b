import vine from '@vinejs/vine'
import { TIPE_UNDANGAN, kodePilihan } from '@eproc/domain/common/choices'
import { CALON_SORT } from '#app/tender/undangan/calon_query'
import { paket } from '@eproc/i18n/id/paket'
import { choice, whole } from '#core/http/query/query_fields'
import { pageQuery } from '#core/http/query/query_string'
import { restQuery } from '#core/http/query/rest_query'

/** `listUndangan` is JSON; entry i belongs to `listUploadFile[i]`. `userId` and `count` are of no weight. */
export const undanganValidator = vine.create({
  paketPenyediaId: vine.number().withoutDecimals().min(1).max(2147483647),
  tipe: vine.enum(kodePilihan(TIPE_UNDANGAN)),
  userId: vine.any().optional(),
  count: vine.any().optional(),
  listUndangan: vine.any().optional(),
})

export const calonListQuery = pageQuery({ sort: CALON_SORT })
export const calonRestQuery = restQuery({
  sort: CALON_SORT,
  filter: { paketId: whole(paket.aturan.pilihan), tipe: choice(kodePilihan(TIPE_UNDANGAN)) },
})
