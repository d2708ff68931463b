import { useCallback, useMemo, useState, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { FullDialog, type FullDialogProps } from '@eproc/ui/dialog/FullDialog.tsx'
import { DiscardDialog } from './DiscardDialog.tsx'
import { UnsavedContext } from './unsaved.ts'

/**
 * A dialog of several screens (tabs, the next record): what is typed in one of them is not lost without a question,
 * neither by closing nor by a tab (`useLeave`) nor by a link inside.
 */
export function GuardedDialog({ children, ...dialog }: Omit<FullDialogProps, 'open' | 'dirty'>) {
  const navigate = useNavigate()
  const [dirty, setDirty] = useState(false)
  const [next, setNext] = useState<{ go: () => void } | null>(null)
  const leave = useCallback((go: () => void) => (dirty ? setNext({ go }) : go()), [dirty])
  const unsaved = useMemo(() => ({ mark: setDirty, leave }), [leave])
  const guardLinks = (click: MouseEvent) => {
    const link = click.target instanceof Element ? click.target.closest('a') : null
    if (!dirty || !link || link.target) return
    click.preventDefault()
    click.stopPropagation()
    const to = link.getAttribute('href') ?? ''
    leave(() => void navigate(to))
  }
  return (
    <UnsavedContext value={unsaved}>
      <FullDialog {...dialog} open dirty={dirty}>
        <div role="presentation" onClickCapture={guardLinks}>
          {children}
        </div>
      </FullDialog>
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
  )
}
