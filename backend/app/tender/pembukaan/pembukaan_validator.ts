import vine from '@vinejs/vine'
import { paragraf } from '#core/http/input/input'

const MAKS_ALASAN = 2000

export const pembukaanValidator = vine.create({
  /** without it the opening stage that runs now */
  tahap: vine.string().trim().maxLength(60).nullable().optional(),
  /** why it is done after its stage; of no weight inside it */
  alasan: paragraf(MAKS_ALASAN),
})
