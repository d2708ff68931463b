/**
 * Dates and the clock of the tests. Both come from the product's clock, which the run may have moved (EPROC_CLOCK): a
 * test neither depends on the day that it runs nor on this machine's clock.
 */
import { shiftTime, clockNow } from '@eproc/backend/app/core/clock/clock'
import { durationToMs } from '@eproc/backend/app/core/clock/duration'
import { emptyDatabase } from './database.ts'

export { today, clockNow, clockNowMs, sqlNow } from '@eproc/backend/app/core/clock/clock'
export { dayFromNow } from '@eproc/database/factories/dates'

/** Where the run itself has put the clock. */
const baseMs = durationToMs(process.env.EPROC_CLOCK || 'PT0S')

/** Puts the clock so far from the run's own time (`P70D`, `-PT5M`); {@link resetClock} when the test ends. */
export function moveClock(duration: string): void {
  const ms = baseMs + durationToMs(duration)
  shiftTime(`${ms < 0 ? '-' : ''}PT${Math.abs(ms) / 1000}S`)
}

export const resetClock = (): void => moveClock('PT0S')

let year: number | null = null

/** The year that the test began in, also after it moved the clock: the year of the plans and packages it made. */
export const budgetYear = (): number => year ?? clockNow().year

/** An empty database before each test and an unmoved clock around it: `group.each.setup(cleanSlate)`. */
export async function cleanSlate(): Promise<() => void> {
  resetClock()
  year = clockNow().year
  await emptyDatabase()
  return resetClock
}
