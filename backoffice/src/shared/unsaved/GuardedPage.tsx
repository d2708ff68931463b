import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { DiscardsContext } from '@eproc/ui/draft/discards.ts'
import { useLeaveGuard } from '@eproc/ui/layout/leave_guard.ts'
import type { Leaving } from '@eproc/ui/layout/leaving.ts'
import { DiscardDialog } from './DiscardDialog.tsx'
import { UnsavedContext } from './unsaved.ts'

/**
 * A page with a form of its own: what is typed in it (`useUnsaved`) is not lost without a question, neither by what
 * leads away from the page nor by what changes its form (`useLeave`). GuardedDialog for pages.
 */
export function GuardedPage({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState(false)
  const [next, setNext] = useState<Leaving | null>(null)
  const [discards] = useState(() => new Set<() => void>())
  const leave = useCallback((go: () => void) => (dirty ? setNext({ go }) : go()), [dirty])
  const unsaved = useMemo(() => ({ mark: setDirty, leave }), [leave])
  useLeaveGuard(dirty, setNext)
  return (
    <DiscardsContext value={discards}>
      <UnsavedContext value={unsaved}>
        {children}
        <DiscardDialog
          open={next !== null}
          onCancel={() => setNext(null)}
          onYes={() => {
            setDirty(false)
            setNext(null)
            next?.go()
          }}
        />
      </UnsavedContext>
    </DiscardsContext>
  )
}
