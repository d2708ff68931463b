/* What is being sent now: a deed that gets no answer can be given up. */
const sending = new Set<AbortController>()

/** Gives up every deed under way; each fails with a message that says what to look at. */
export const stopSending = (): void => sending.forEach((s) => s.abort())

/** The signal of a request that {@link stopSending} ends too. */
export function stoppable(deed: boolean, given: AbortSignal | undefined) {
  if (!deed) return { signal: given, done: () => {}, stopped: () => false }
  const own = new AbortController()
  sending.add(own)
  return {
    signal: given ? AbortSignal.any([given, own.signal]) : own.signal,
    done: () => void sending.delete(own),
    stopped: () => own.signal.aborted,
  }
}
