import { createContext, use, useEffect, useId } from 'react'

/** What would end if a panel were left: an upload under way, a file that was chosen and not sent. */
export type PanelWork = 'upload' | 'unsent'

export const BusyContext = createContext<(key: string, work: PanelWork | null) => void>(() => {})

function usePanelWork(work: PanelWork | null) {
  const mark = use(BusyContext)
  const key = useId()
  useEffect(() => {
    if (!work) return
    mark(key, work)
    return () => mark(key, null)
  }, [mark, key, work])
}

/** While `busy`, whatever leaves the panel asks first. */
export const useBusy = (busy: boolean) => usePanelWork(busy ? 'upload' : null)

/** While `dirty`, whatever leaves the panel asks first; its form need not. */
export const useUnsent = (dirty: boolean) => usePanelWork(dirty ? 'unsent' : null)
