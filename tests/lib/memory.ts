/** What a piece of work keeps in memory, apart from garbage that nobody has collected yet. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Of the time, a fifth goes into collecting. */
const PAUSE = 4

const inUse = (collect: () => void): number => {
  // The second time ends what the first one sweeps beside us: buffers count until then.
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/**
 * Does `work`, and says how many MB (2^20 bytes) it held at most beside what was held before: objects and buffers that
 * are in use. What the process takes from the system says less: it grows with the garbage of all the tests before.
 */
export async function memoryHeld<T>(
  work: () => Promise<T>
): Promise<{ result: T; megabytes: number }> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const before = inUse(collect)
  let most = before
  let next: NodeJS.Timeout | undefined
  const look = () => {
    const from = performance.now()
    most = Math.max(most, inUse(collect))
    next = setTimeout(look, PAUSE * (performance.now() - from))
  }
  look()
  try {
    const result = await work()
    return { result, megabytes: (most - before) / 2 ** 20 }
  } finally {
    clearTimeout(next)
  }
}
