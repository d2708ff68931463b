import { DateTime } from 'luxon'
import { ZONA } from '#core/clock/clock'

/** A moment of the database as answers tell it: ISO 8601 to the millisecond, with Jakarta's offset. */
export const iso = (at: Date): string => DateTime.fromJSDate(at, { zone: ZONA }).toISO()!
