/** The stretch of time that the schedule's picture shows, and where things lie in it. */
const DAY = 86_400_000
/** Asia/Jakarta, without daylight saving. */
const SHIFT = 7 * 3_600_000

export const SPANS = [1, 3, 6, 12] as const
export type Span = (typeof SPANS)[number]

export interface ChartWindow {
  from: number
  until: number
}

const midnight = (ms: number) => Math.floor((ms + SHIFT) / DAY) * DAY - SHIFT

/** So many months of 30 days, a fifth of them before today; `step` moves it by halves. */
export function chartWindow(now: number, span: Span, step: number): ChartWindow {
  const days = span * 30
  const from = midnight(now) - Math.round(days / 5) * DAY + Math.round((days / 2) * step) * DAY
  return { from, until: from + days * DAY }
}

/** Where a moment lies, in percent of the window. */
export const placeOf = ({ from, until }: ChartWindow, ms: number): number =>
  ((ms - from) / (until - from)) * 100

/** The part of a stage that the window shows; null when it shows none. */
export function barOf(window: ChartWindow, start: number, end: number) {
  if (end <= window.from || start >= window.until) return null
  const left = placeOf(window, Math.max(start, window.from))
  return { left, width: placeOf(window, Math.min(end, window.until)) - left }
}

/** Midnights that the axis names: five to seven of them. */
export function ticksOf({ from, until }: ChartWindow): number[] {
  const every = Math.round((until - from) / DAY / 6) * DAY
  return Array.from({ length: 6 }, (_, i) => from + i * every).filter((ms) => ms < until)
}

/** Stages that overlap lie below each other: the lane of each, in their order. */
export function lanesOf(stages: readonly { start: number; end: number }[]): number[] {
  const ends: number[] = []
  return stages.map(({ start, end }) => {
    const free = ends.findIndex((previous) => previous <= start)
    const lane = free < 0 ? ends.length : free
    ends[lane] = end
    return lane
  })
}
