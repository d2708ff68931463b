import { createContext, use, useEffect, useId } from 'react'

/** A panel reports work that would end if the panel were left (an upload). */
export const BusyContext = createContext<(key: string, busy: boolean) => void>(() => {})

/** While `busy`, changing the tab and closing the dialog ask first. */
export function useBusy(busy: boolean) {
  const mark = use(BusyContext)
  const key = useId()
  useEffect(() => {
    if (!busy) return
    mark(key, true)
    return () => mark(key, false)
  }, [mark, key, busy])
}
