/** Do two values of a form say the same? Nothing is nothing, however it is written. */
export const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
