import type { ListAnswer, Query } from './api.ts'

/** What the server answers at once at most. */
const PORTION = 200

/** A whole list, such as one of choices, however long it is: asked for in portions. */
export async function everyRow<T>(ask: (query: Query) => Promise<ListAnswer<T>>): Promise<T[]> {
  const rows: T[] = []
  for (let halaman = 1; ; halaman++) {
    const answer = await ask({ halaman, perHalaman: PORTION })
    rows.push(...answer.rows)
    if (answer.rows.length === 0 || rows.length >= answer.total) return rows
  }
}
