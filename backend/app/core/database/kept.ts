/**
 * Figures that sum a year up read every row of it, whatever index there is. Where that takes long, what was found is kept
 * for a while: at least as long as a reader looks at it, and so that making it again takes a small part of the time.
 * Where it is quick (every installation of some thousand packages), nothing is ever kept.
 */
import env from '#start/env'

/** Quicker than this is not worth an older figure; a test wants to see what it has just written. */
const LONG_MS = env.get('NODE_ENV') === 'test' ? Infinity : 400
/** Kept for so many times what it took, within a minute. */
const TIMES = 60
const MAX_KEPT_MS = 60_000
/** Of words that people search for there is no end: the ones kept longest go. */
const MAX_ENTRIES = 200

interface Kept {
  value: Promise<unknown>
  /** by the monotonic counter */
  until: number
}

const entries = new Map<string, Kept>()

/**
 * What `work` answers, or has answered lately under this key. Callers wait for one answer only
 * where making it is known to be long; what fails is not kept.
 */
export async function kept<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
  const known = entries.get(key)
  if (known && performance.now() < known.until) return known.value as Promise<Answer>
  const begun = performance.now()
  const value = work()
  if (known) entries.set(key, { value, until: Infinity })
  try {
    await value
  } catch (error) {
    entries.delete(key)
    throw error
  }
  const took = performance.now() - begun
  if (took < LONG_MS) entries.delete(key)
  else {
    entries.delete(key)
    entries.set(key, { value, until: performance.now() + Math.min(took * TIMES, MAX_KEPT_MS) })
    if (entries.size > MAX_ENTRIES) entries.delete(entries.keys().next().value!)
  }
  return value
}
