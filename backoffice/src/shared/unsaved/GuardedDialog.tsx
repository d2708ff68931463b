import { useCallback, useMemo, useState } from 'react'
import { FullDialog, type FullDialogProps } from '@eproc/ui/dialog/FullDialog.tsx'
import { DiscardDialog } from './DiscardDialog.tsx'
import { UnsavedContext } from './unsaved.ts'

/**
 * A dialog of several screens (tabs, the next record): what is typed in one of them is not lost without a question,
 * neither by leaving the dialog (which asks by itself) nor by a tab (`useLeave`).
 */
export function GuardedDialog({ children, ...dialog }: Omit<FullDialogProps, 'open' | 'dirty'>) {
  const [dirty, setDirty] = useState(false)
  const [next, setNext] = useState<{ go: () => void } | null>(null)
  const leave = useCallback((go: () => void) => (dirty ? setNext({ go }) : go()), [dirty])
  const unsaved = useMemo(() => ({ mark: setDirty, leave }), [leave])
  return (
    <UnsavedContext value={unsaved}>
      <FullDialog {...dialog} open dirty={dirty}>
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
      </FullDialog>
    </UnsavedContext>
  )
}
