import vine from '@vinejs/vine'
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
const MAKS_HARGA = 999_999_999_999_999

export const paketPenyediaId = () => vine.number().withoutDecimals().min(1).max(2147483647)
export const vendorId = () => vine.number().withoutDecimals().max(2147483647)
export const hargaPenawaran = () =>
  vine.number().withoutDecimals().min(1).max(MAKS_HARGA).nullable().optional()

/** Fields beside the files of PUT /api/lelang/upload/penawaran. */
export const unggahValidator = vine.create({
  paketPenyediaId: paketPenyediaId(),
  vendorId: vendorId(),
  hargaPenawaran: hargaPenawaran(),
})

export type UnggahInput = Awaited<ReturnType<typeof unggahValidator.validate>>
