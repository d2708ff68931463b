import { createContext, use, useEffect, useId } from 'react'

/** A panel reports work that would end if the panel were left (an upload). */
export const KonteksSibuk = createContext<(kunci: string, sibuk: boolean) => void>(() => {})

/** While `sibuk`, changing the tab and closing the dialog ask first. */
export function useTandaiSibuk(sibuk: boolean) {
  const tandai = use(KonteksSibuk)
  const kunci = useId()
  useEffect(() => {
    if (!sibuk) return
    tandai(kunci, true)
    return () => tandai(kunci, false)
  }, [tandai, kunci, sibuk])
}
