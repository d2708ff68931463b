import { createContext, use, useEffect, useId } from 'react'

/** A panel reports work that would end if the panel were left (an upload). */
export const SibukContext = createContext<(key: string, sibuk: boolean) => void>(() => {})

/** While `sibuk`, changing the tab and closing the dialog ask first. */
export function useTandaiSibuk(sibuk: boolean) {
  const tandai = use(SibukContext)
  const key = useId()
  useEffect(() => {
    if (!sibuk) return
    tandai(key, true)
    return () => tandai(key, false)
  }, [tandai, key, sibuk])
}
