import vine from '@vinejs/vine'

/** Without `tahap` the opening stage that runs now. */
export const pembukaanValidator = vine.create({
  tahap: vine.string().trim().maxLength(60).nullable().optional(),
})
