import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { DiscardsContext } from '@eproc/ui/draft/discards.ts'
import { useTabGuard } from '@eproc/ui/layout/tab_guard.ts'
import { DiscardDialog } from './DiscardDialog.tsx'
import { UnsavedContext } from './unsaved.ts'

interface Leaving {
  go: () => void
  stay?: () => void
}

/**
 * A page with a form of its own: what is typed in it (`useUnsaved`) is not lost without a question, neither by a link
 * of the page or the menu, nor by the browser's Back, nor by closing or loading the tab again. GuardedDialog for pages.
 */
export function GuardedPage({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState(false)
  const [next, setNext] = useState<Leaving | null>(null)
  const [discards] = useState(() => new Set<() => void>())
  const leave = useCallback((go: () => void) => (dirty ? setNext({ go }) : go()), [dirty])
  const unsaved = useMemo(() => ({ mark: setDirty, leave }), [leave])
  useTabGuard(dirty)
  useLinkGuard(dirty, setNext)
  useBackGuard(dirty, setNext)
  return (
    <DiscardsContext value={discards}>
      <UnsavedContext value={unsaved}>
        {children}
        <DiscardDialog
          open={next !== null}
          onCancel={() => {
            next?.stay?.()
            setNext(null)
          }}
          onYes={() => {
            setDirty(false)
            setNext(null)
            next?.go()
          }}
        />
      </UnsavedContext>
    </DiscardsContext>
  )
}

function useLinkGuard(dirty: boolean, ask: (next: Leaving) => void): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!dirty) return
    const hold = (click: MouseEvent) => {
      const link = click.target instanceof Element ? click.target.closest('a[href]') : null
      const to = link?.getAttribute('href')
      if (!to?.startsWith('/') || link?.getAttribute('target')) return
      if (click.ctrlKey || click.metaKey || click.shiftKey || click.button !== 0) return
      click.preventDefault()
      click.stopPropagation()
      // In the place of the entry that useBackGuard has made.
      ask({ go: () => void navigate(to, { replace: true }) })
    }
    document.addEventListener('click', hold, true)
    return () => document.removeEventListener('click', hold, true)
  }, [dirty, ask, navigate])
}

const GUARD = 'unsaved'
const isGuard = (): boolean => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && GUARD in state
}
const pushGuard = () =>
  window.history.pushState({ ...(window.history.state as object | null), [GUARD]: true }, '')

/** While something is unsaved, an entry of the same address lies on top: Back takes that one away, and asks. */
function useBackGuard(dirty: boolean, ask: (next: Leaving) => void): void {
  useEffect(() => {
    if (!dirty) return
    pushGuard()
    const hold = () => {
      if (!isGuard()) ask({ go: () => window.history.back(), stay: pushGuard })
    }
    window.addEventListener('popstate', hold)
    return () => {
      window.removeEventListener('popstate', hold)
      // Saved: the next Back leaves at once.
      if (isGuard()) window.history.back()
    }
  }, [dirty, ask])
}
