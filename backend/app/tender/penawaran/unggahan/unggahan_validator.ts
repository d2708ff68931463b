import vine from '@vinejs/vine'
import {
  hargaPenawaran,
  paketPenyediaId,
  vendorId,
} from '#app/tender/penawaran/penawaran_validator'
import { asGiven } from '#core/http/query/query_fields'
import { queryOf } from '#core/http/query/query_string'

/** POST /api/lelang/unggahan */
export const beginUploadValidator = vine.create({
  paketPenyediaId: paketPenyediaId(),
  vendorId: vendorId(),
  jenis: vine.enum(['K', 'A', 'T', 'H'] as const),
  nama: vine.string().trim().maxLength(255),
  ukuran: vine.number().withoutDecimals().min(1),
  sha256: vine
    .string()
    .regex(/^[0-9a-fA-F]{64}$/)
    .nullable()
    .optional(),
  hargaPenawaran: hargaPenawaran(),
})

export type BeginUploadInput = Awaited<ReturnType<typeof beginUploadValidator.validate>>

/** PUT /api/lelang/unggahan/{id}?mulai=: the complaint tells how far the upload is, so the controller judges. */
export const uploadPartQuery = queryOf({ mulai: asGiven({ type: 'integer', minimum: 0 }) })
