/** Trying again on a line that breaks. */
import { ApiError } from '@eproc/ui/api/api.ts'
import { UNREADABLE } from '@eproc/ui/api/readable.ts'
import { clockNow } from '@eproc/ui/api/time.ts'

const PAUSES_MS = [500, 1000, 2000, 3000, 5000]

export interface RetryOptions {
  signal: AbortSignal
  /** end of the tahap, ISO: nothing is tried again after it */
  ends: string | null
  onState: (state: 'interrupted') => void
}

/** Tries again while the network is down (status 0), the server is starting, or positions differ, until the end. */
export async function retry<T>(options: RetryOptions, work: () => Promise<T>): Promise<T> {
  const { signal, ends, onState } = options
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const over = ends !== null && clockNow() >= new Date(ends).getTime()
      if (signal.aborted || over || !mayRetry(error)) throw error
      onState('interrupted')
      await sleep(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)]!, signal)
    }
  }
}

const mayRetry = (error: unknown): boolean =>
  error instanceof ApiError &&
  // A file that is gone does not come back with the network.
  !error.errors.some((e) => e.rule === UNREADABLE) &&
  (error.status === 0 ||
    error.status >= 502 ||
    (error.status === 409 && error.errors.some((e) => e.rule === 'posisi')))

/** Refused for what it is: it will not be taken another time either. (409: another tab may be at work with it.) */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 410, 413].includes(error.status)

/** Waits, but not longer than the network stays away. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
