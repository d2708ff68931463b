/** A package's time stands still while it is paused: what was given in hours is given on by as much. */
export interface Jeda {
  /** epoch in milliseconds */
  readonly mulai: number
  readonly selesai: number
}

/** The deadline of something that began at `sejak`. @param jeda in their order; one that begins after the end moves nothing */
export function batasSesudahJeda(batas: number, sejak: number, jeda: readonly Jeda[]): number {
  let end = batas
  for (const { mulai, selesai } of jeda) {
    const from = Math.max(mulai, sejak)
    if (from < end && selesai > from) end += selesai - from
  }
  return end
}
