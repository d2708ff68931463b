import { createContext, use, useEffect } from 'react'

/** Of a dialog or a page: what its forms do when what was typed is thrown away. */
export const DiscardsContext = createContext<Set<() => void>>(new Set())

/** Within a form: its draft goes with what was typed, wherever that is thrown away. */
export function useDiscard(discard: () => void): void {
  const discards = use(DiscardsContext)
  useEffect(() => {
    discards.add(discard)
    return () => void discards.delete(discard)
  }, [discards, discard])
}
