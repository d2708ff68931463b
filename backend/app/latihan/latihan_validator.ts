import vine from '@vinejs/vine'

/** Said on purpose: turning the room on costs the machine a minute. */
export const nyalakanValidator = vine.compile(vine.object({ nyalakan: vine.literal(true) }))
/** The question was answered with yes. */
export const ulangValidator = vine.compile(vine.object({ yakin: vine.literal(true) }))
export const peranValidator = vine.compile(vine.object({ login: vine.string().maxLength(50) }))
/** To the next stage of a package, or so many hours. */
export const majuValidator = vine.compile(
  vine.object({
    paketId: vine.number().withoutDecimals().positive().optional(),
    jam: vine.number().withoutDecimals().range([1, 24]).optional(),
  })
)
