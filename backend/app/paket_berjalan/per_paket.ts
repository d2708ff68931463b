/** Rows of several packages, by package and as they would be read of one. */
export function perPaket<Row extends object>(
  rows: readonly (Row & { paketId: number })[]
): ReadonlyMap<number, Row[]> {
  const found = new Map<number, Row[]>()
  for (const { paketId, ...row } of rows) {
    const own = found.get(paketId)
    if (own) own.push(row as unknown as Row)
    else found.set(paketId, [row as unknown as Row])
  }
  return found
}
