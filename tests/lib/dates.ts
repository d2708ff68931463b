/**
 * Dates and the clock of the tests. Both come from the product's clock, which the run may have moved (EPROC_CLOCK): a
 * test neither depends on the day that it runs nor on this machine's clock.
 */
import { geserWaktu, sekarang } from '@eproc/backend/app/core/clock/clock'
import { lamaKeMilidetik } from '@eproc/backend/app/core/clock/duration'
import { kosongkan } from './database.ts'

export { hariIni, sekarang, sekarangMs, sqlSekarang } from '@eproc/backend/app/core/clock/clock'
export { dayFromNow } from '@eproc/database/factories/dates'

/** Where the run itself has put the clock. */
const baseMs = lamaKeMilidetik(process.env.EPROC_CLOCK || 'PT0S')

/** Puts the clock so far from the run's own time (`P70D`, `-PT5M`); {@link resetClock} when the test ends. */
export function moveClock(duration: string): void {
  const ms = baseMs + lamaKeMilidetik(duration)
  geserWaktu(`${ms < 0 ? '-' : ''}PT${Math.abs(ms) / 1000}S`)
}

export const resetClock = (): void => moveClock('PT0S')

let year: number | null = null

/** The year that the test began in, also after it moved the clock: the year of the plans and packages it made. */
export const budgetYear = (): number => year ?? sekarang().year

/** An empty database before each test and an unmoved clock around it: `group.each.setup(cleanSlate)`. */
export async function cleanSlate(): Promise<() => void> {
  resetClock()
  year = sekarang().year
  await kosongkan()
  return resetClock
}
