import { useEffect } from 'react'
import { leavesFreely } from './leaving.ts'

/** While something is unsaved or under way, the browser asks before the tab is closed or loaded again. */
export function useTabGuard(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const hold = (e: BeforeUnloadEvent) => {
      if (!leavesFreely()) e.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [unsaved])
}
