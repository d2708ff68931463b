import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router-dom'
import { pageHeading, rescueFocus } from './focus_rescue.ts'
import { pageChanged } from './leaving.ts'

/* Scroll position of each history entry, so that Back returns to where the reader was. */
const positions = new Map<string, number>()

/** The state of a change of page that leads back to where its reader was, by a detour. */
export interface BackAt {
  back: { scroll: number; focus: string }
}

/* How long what had the focus is waited for: a list reads its rows first. */
const ROWS_MS = 1500

const itself = (pathname: string) => pathname

/**
 * Makes a change of page act like a real one: focus on the h1 (screen readers read it), scroll to the top, and
 * Back returns to the old position. Mounted once inside the router. `pageOf` says which page an address is of, where
 * dialogs have addresses of their own: who opens or closes one stays where they were.
 */
export function usePageChange(pageOf: (pathname: string) => string = itself) {
  const { pathname, hash, key, state } = useLocation() as Location<Partial<BackAt> | null>
  const navigation = useNavigationType()
  const first = useRef(true)
  const shown = useRef(pageOf(pathname))

  useEffect(() => {
    const save = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', save, { passive: true })
    return () => window.removeEventListener('scroll', save)
  }, [key])

  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const page = pageOf(pathname)
    const stays = page === shown.current
    shown.current = page
    if (stays) {
      // A dialog gives the focus back to what opened it; one that was opened by its address has nobody to give it to.
      const back = rescueFocus()
      return () => window.clearTimeout(back)
    }
    pageChanged()
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView()
      return
    }
    const back = navigation === 'POP' ? undefined : state?.back
    const target = navigation === 'POP' ? (positions.get(key) ?? 0) : (back?.scroll ?? 0)
    window.scrollTo(0, target)
    /* Pages are lazy: wait a moment for their heading. */
    let attempts = 0
    const search = () => {
      const row = back && document.getElementById(back.focus)
      const h1 = back && attempts * 50 < ROWS_MS ? null : pageHeading()
      if (h1 && !row) h1.tabIndex = -1
      const place = row ?? h1
      if (place) {
        place.focus({ preventScroll: true })
        if (target) window.scrollTo(0, target)
      } else if (attempts++ < 60) timer = window.setTimeout(search, 50)
    }
    let timer = window.setTimeout(search, 0)
    return () => window.clearTimeout(timer)
    // Only a change of the path is a new page; a change of the query is a filter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname])
}
