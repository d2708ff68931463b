/**
 * A where clause in the making: conditions that must all hold, with their bindings in the same order. `first` is asked
 * of every row.
 */
export function conditions(first = 'true', bindings: readonly unknown[] = []) {
  const teks = [first]
  const nilai = [...bindings]
  return {
    add: (condition: string, ...values: unknown[]): void => {
      teks.push(condition)
      nilai.push(...values)
    },
    /** as SQL after `where`, and its bindings */
    clause: () => ({ teks: teks.join(' and '), nilai }),
  }
}

/**
 * SQL: is there a row of `from … where …`? Asked of each row that is shown, by an index. A plain `exists` may be hashed,
 * since the planner thinks of all rows that a list could show and not of the ten of its page: then every page begins by
 * reading the other table from end to end.
 */
export const existsForEach = (from: string): string =>
  `coalesce((select true ${from} limit 1), false)`
