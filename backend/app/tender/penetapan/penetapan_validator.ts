import vine from '@vinejs/vine'
import { SEBAB_GUGUR } from '@eproc/domain/tender/nilai/nilai_rekanan'
import { wholeNumber, teks, paragraf } from '#core/http/input/input'

const MAKS_ALASAN = 2000

/** POST /api/tender/penetapan/{paketId}; without `urutan` the system's own ranking is proposed. */
export const usulValidator = vine.create({
  /** key of the stage; must be the one that is open */
  tahap: teks(60),
  urutan: vine
    .array(
      vine.object({
        vendorId: vine.number().withoutDecimals().max(2147483647),
        urutan: vine.number().nullable().optional(),
      })
    )
    .maxLength(500)
    .nullable()
    .optional(),
  alasan: paragraf(MAKS_ALASAN),
})

/** POST …/tegaskan and …/tolak; `id` names the proposal that was read. */
export const putusanValidator = vine.create({
  id: wholeNumber(1),
  alasan: paragraf(MAKS_ALASAN),
})

/** POST …/gugur: the determined winner drops out. */
export const gugurValidator = vine.create({
  vendorId: vine.number().withoutDecimals().max(2147483647),
  sebab: vine.enum(SEBAB_GUGUR),
  alasan: paragraf(MAKS_ALASAN),
})

export type UsulInput = Awaited<ReturnType<typeof usulValidator.validate>>
export type PutusanInput = Awaited<ReturnType<typeof putusanValidator.validate>>
export type GugurInput = Awaited<ReturnType<typeof gugurValidator.validate>>
