import { useCallback, useState } from 'react'
import { useLeaveGuard } from '@eproc/ui/layout/leave_guard.ts'
import type { Leaving } from '@eproc/ui/layout/leaving.ts'
import type { PanelWork } from '../../app/busy.ts'

/** Holds back what leads away from a panel at work, the browser's Back too, until the question is answered. */
export function useBusyGuard() {
  const [busy, setBusy] = useState<ReadonlyMap<string, PanelWork>>(() => new Map())
  const [held, setHeld] = useState<(() => void) | null>(null)
  const mark = useCallback(
    (key: string, work: PanelWork | null) =>
      setBusy((previous) => {
        const next = new Map(previous)
        if (work) next.set(key, work)
        else next.delete(key)
        return next
      }),
    []
  )
  const ask = useCallback(({ go }: Leaving) => setHeld(() => go), [])
  useLeaveGuard(busy.size > 0, ask)
  const hold = (deed: () => void) => {
    if (busy.size === 0) deed()
    else setHeld(() => deed)
  }
  const uploading = [...busy.values()].includes('upload')
  return {
    mark,
    /** Changes the tab or closes the dialog: at once when nothing is under way; else it waits for `proceed`. */
    leave: hold,
    /** what the question is about; ends by itself when the work is done */
    asking: held === null || busy.size === 0 ? null : uploading ? 'upload' : 'unsent',
    proceed: () => {
      setHeld(null)
      held?.()
    },
    stay: () => setHeld(null),
  } as const
}
