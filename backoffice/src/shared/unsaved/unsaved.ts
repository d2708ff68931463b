import { createContext, useContext, useEffect } from 'react'

export interface Unsaved {
  /** says whether leaving would lose something */
  mark: (dirty: boolean) => void
  /** goes at once, or after the question whether what was typed may be lost */
  leave: (go: () => void) => void
}

/** What is typed inside a dialog and not saved yet: a GuardedDialog gives it to its content. */
export const UnsavedContext = createContext<Unsaved>({ mark: () => {}, leave: (go) => go() })

/** While `dirty`, the dialog around asks before it is left. */
export function useUnsaved(dirty: boolean): void {
  const { mark } = useContext(UnsavedContext)
  useEffect(() => {
    mark(dirty)
    return () => mark(false)
  }, [dirty, mark])
}

export const useLeave = (): Unsaved['leave'] => useContext(UnsavedContext).leave
