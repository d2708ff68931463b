import { useCallback, useState } from 'react'

/** Holds back actions that leave a panel at work, until the question is answered. */
export function useBusyGuard() {
  const [busy, setBusy] = useState<ReadonlySet<string>>(() => new Set())
  const [held, setHeld] = useState<(() => void) | null>(null)
  const mark = useCallback(
    (key: string, value: boolean) =>
      setBusy((previous) => {
        const next = new Set(previous)
        if (value) next.add(key)
        else next.delete(key)
        return next
      }),
    []
  )
  /** At once when nothing is under way; else it waits for `proceed`. */
  const run = (deed: () => void) => {
    if (busy.size === 0) deed()
    else setHeld(() => deed)
  }
  return {
    mark,
    run,
    /** asking now; ends by itself when the work is done */
    asking: held !== null && busy.size > 0,
    proceed: () => {
      setHeld(null)
      held?.()
    },
    stay: () => setHeld(null),
  }
}
