import vine from '@vinejs/vine'
import { paragraf } from '#core/http/input/input'
import { queryOf } from '#core/http/query/query_string'
import { idField } from '#app/verifikasi/rekanan/rekanan_validator'

const id = () => vine.number().withoutDecimals().max(2147483647)
const versi = () => vine.number().withoutDecimals().min(1).optional()
const MAKS_REMARK = 2000

/** Decisions older than the one of this id. */
export const perubahanQuery = queryOf({ sebelum: idField() })

/** POST /vendor/perusahaan/status; only `val` 'A' is a verifier's to give. */
export const statusValidator = vine.create({
  jenisStatus: vine.string().trim().maxLength(40),
  vendorId: id(),
  val: vine.literal('A'),
  versi: versi(),
})

/** PUT /vendor/perusahaan/remark/{vendorId} */
export const remarkValidator = vine.create({
  jenisStatus: vine.string().trim().maxLength(40),
  value: vine.string().trim().minLength(1).maxLength(MAKS_REMARK),
  versi: versi(),
})

const status = () =>
  vine
    .enum(['N', 'V', 'A', 'E'] as const)
    .nullable()
    .optional()

/** PUT /vendor/person/status/verifikasi: the three statuses as they should be. */
export const statusPersonValidator = vine.create({
  vendorId: id(),
  statusPerusahaan: status(),
  statusPengalaman: status(),
  statusSertifikat: status(),
  versi: versi(),
})

/** PUT /vendor/person/status/remark: the three remarks as they should be. */
export const remarkPersonValidator = vine.create({
  vendorId: id(),
  remarkPerusahaan: paragraf(MAKS_REMARK),
  remarkPengalaman: paragraf(MAKS_REMARK),
  remarkSertifikat: paragraf(MAKS_REMARK),
  versi: versi(),
})

export const pengecualianValidator = vine.create({
  vendorId: id(),
  alasan: vine.string().trim().minLength(1).maxLength(1000),
  versi: versi(),
})
