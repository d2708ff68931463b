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
