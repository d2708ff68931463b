import vine from '@vinejs/vine'
import { bulat, teks } from '#core/http/input'

/** Larger than any rule allows: the domain's rules say the limits, this only bounds the work. */
const TEKS_PANJANG = 200_000

/** `id` null, -1 or absent: a new item (S2 §4). `versi`: refused when another person saved since. */
export const beritaValidator = vine.create({
  id: bulat(-1),
  title: teks(1000),
  content: teks(TEKS_PANJANG),
  type: teks(20),
  versi: bulat(1),
  hapusFileAttachment: vine.boolean().nullable().optional(),
})
export type IsiBerita = Awaited<ReturnType<typeof beritaValidator.validate>>

export const kebijakanValidator = vine.create({
  content: teks(TEKS_PANJANG),
  versi: bulat(1),
  hapusFile1: vine.boolean().nullable().optional(),
  hapusFile2: vine.boolean().nullable().optional(),
  hapusFile3: vine.boolean().nullable().optional(),
})
export type IsiKebijakan = Awaited<ReturnType<typeof kebijakanValidator.validate>>
