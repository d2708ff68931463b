import { useEffect, useRef } from 'react'

/**
 * Ref of the panel below or beside a list of tabs: what was chosen there takes the focus (with `tabIndex={-1}`), for the
 * button or the folded list that chose it is gone. Who walks the list by keys stays in it, unless it `folds`.
 */
export function usePanelFocus(chosen: string, folds: boolean) {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(chosen)
  useEffect(() => {
    if (before.current === chosen) return
    before.current = chosen
    panel.current?.scrollIntoView({ block: folds ? 'start' : 'nearest' })
    if (folds || !document.activeElement?.closest('[role=tablist]')) {
      panel.current?.focus({ preventScroll: true })
    }
  }, [chosen, folds])
  return panel
}
