import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import {
  arrived,
  guardLeaving,
  leaveFreely,
  leavesFreely,
  NOWHERE,
  type AskToLeave,
  type Within,
} from './leaving.ts'
import { useTabGuard } from './tab_guard.ts'

/**
 * While `dirty`, whatever leads away asks first: a link of the page, the drawer or the footer, the browser's Back and
 * Forward, closing or loading the tab again; except to where it is `within`. Both functions must stay the same.
 */
export function useLeaveGuard(dirty: boolean, ask: AskToLeave, within = NOWHERE): void {
  const location = useLocation()
  useTabGuard(dirty)
  useEffect(arrived, [location])
  useEffect(() => (dirty ? guardLeaving(ask, within) : undefined), [dirty, ask, within])
  useLinkGuard(dirty, ask, within)
}

/* Leads this click away from the page, in this tab? */
function wayOut(click: MouseEvent): HTMLAnchorElement | null {
  if (click.ctrlKey || click.metaKey || click.shiftKey || click.button !== 0) return null
  const link = click.target instanceof Element ? click.target.closest('a') : null
  if (!link?.getAttribute('href')?.startsWith('/') || link.target) return null
  return link.hasAttribute('download') ? null : link
}

function useLinkGuard(dirty: boolean, ask: AskToLeave, within: Within): void {
  useEffect(() => {
    if (!dirty) return
    const hold = (click: MouseEvent) => {
      const link = leavesFreely() ? null : wayOut(click)
      if (!link || within(new URL(link.href))) return
      click.preventDefault()
      click.stopImmediatePropagation()
      // The link itself knows its way, into the other app too.
      ask({ go: () => leaveFreely(() => link.click()) })
    }
    document.addEventListener('click', hold, true)
    return () => document.removeEventListener('click', hold, true)
  }, [dirty, ask, within])
}
