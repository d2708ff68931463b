import vine from '@vinejs/vine'
import {
  hargaPenawaran,
  paketPenyediaId,
  vendorId,
} from '#app/tender/penawaran/penawaran_validator'

export const TUS_PATH = '/api/lelang/unggahan'

/** POST /api/lelang/unggahan: what Upload-Metadata tells, and Upload-Length. */
export const beginUploadValidator = vine.create({
  paketPenyediaId: paketPenyediaId(),
  vendorId: vendorId(),
  jenis: vine.enum(['K', 'A', 'T', 'H'] as const),
  /** sealed in the browser: then there is neither name nor price here */
  tersegel: vine.boolean().optional(),
  filename: vine.string().trim().maxLength(255).nullable().optional(),
  ukuran: vine.number().withoutDecimals().min(1),
  sha256: vine
    .string()
    .regex(/^[0-9a-fA-F]{64}$/)
    .nullable()
    .optional(),
  hargaPenawaran: hargaPenawaran(),
})

export type BeginUploadInput = Awaited<ReturnType<typeof beginUploadValidator.validate>>
