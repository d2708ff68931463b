const waiting = new Map<string, Promise<unknown>>()

/** Does the work of one key one after the other, in this process: what the first finds out holds for the next. */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (waiting.get(key) ?? Promise.resolve()).then(work)
  const tail = mine.catch(() => undefined)
  waiting.set(key, tail)
  try {
    return await mine
  } finally {
    if (waiting.get(key) === tail) waiting.delete(key)
  }
}
