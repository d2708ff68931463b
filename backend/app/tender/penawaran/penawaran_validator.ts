import vine from '@vinejs/vine'
import { plainText } from '#core/http/input/plain_text'
import type { KategoriFile } from '@eproc/domain/common/choices'

/** Multipart field of each kind. */
export const BIDANG: Readonly<Record<KategoriFile, string>> = {
  K: 'fileKualifikasi',
  A: 'fileAdministrasi',
  T: 'fileTeknis',
  H: 'fileHarga',
}
export const JENIS_DARI_BIDANG = new Map(
  Object.entries(BIDANG).map(([jenis, bidang]) => [bidang, jenis as KategoriFile])
)
/** Stands for the stage's only missing kind (S2 §7, offer mode). */
export const BIDANG_UMUM = 'filePenawaran'
/** of a package, as its form says */
const MAX_LINES = 500
const MAKS_HARGA = 999_999_999_999_999

export const paketPenyediaId = () => vine.number().withoutDecimals().min(1).max(2147483647)
export const vendorId = () => vine.number().withoutDecimals().max(2147483647)
export const hargaPenawaran = () =>
  vine.number().withoutDecimals().min(1).max(MAKS_HARGA).nullable().optional()

/** As a list, or as its JSON in a field of a form; no more lines than a package has. */
export const rincianHarga = () =>
  vine
    .array(
      vine.object({
        id: vine.number().withoutDecimals().min(1).max(2147483647),
        hargaSatuan: vine.number().withoutDecimals().min(0).max(MAKS_HARGA),
      })
    )
    .parse((value) => (typeof value === 'string' ? parseJson(value) : value))
    .maxLength(MAX_LINES)

/** What is no JSON, or none of ours, is no list either, which the rule then says. */
function parseJson(value: string): unknown {
  if (value.trim() === '') return null
  try {
    return plainText<unknown>(JSON.parse(value))
  } catch {
    return value
  }
}

/** Fields beside the files of PUT /api/lelang/upload/penawaran. */
export const unggahValidator = vine.create({
  paketPenyediaId: paketPenyediaId(),
  vendorId: vendorId(),
  hargaPenawaran: hargaPenawaran(),
  rincianHarga: rincianHarga().nullable().optional(),
})

export type UnggahInput = Awaited<ReturnType<typeof unggahValidator.validate>>
