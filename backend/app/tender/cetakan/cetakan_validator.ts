import vine from '@vinejs/vine'
import { JENIS_CETAKAN } from '@eproc/domain/tahap/cetakan'
import { cetakan as teks } from '@eproc/i18n/id/cetakan'
import { whole } from '#core/http/query/query_fields'
import { queryOf } from '#core/http/query/query_string'

/** POST /api/tender/cetakan/{paketId}: a document of a stage. */
export const cetakanValidator = vine.create({
  tahap: vine.string().trim().maxLength(60).optional(),
  jenis: vine.enum(JENIS_CETAKAN),
})

/** POST /api/tender/cetakan/cabut/{paketId}: which one, and why. */
export const cabutValidator = vine.create({
  tahap: vine.string().trim().maxLength(60),
  jenis: vine.enum(JENIS_CETAKAN),
  alasan: vine.string().trim().maxLength(2000),
})

/** GET /rpt/tender/p1/…?paketId= */
export const rptQuery = queryOf({ paketId: whole(teks.errors.paketId) })
