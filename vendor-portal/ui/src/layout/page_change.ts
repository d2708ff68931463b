import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/* Scroll position of each history entry, so that Back returns to where the reader was. */
const posisi = new Map<string, number>()

const judulHalaman = () => document.querySelector<HTMLElement>('[data-judul-halaman], main h1')

/**
 * Makes a change of page act like a real one: focus on the h1 (screen readers read it), scroll to the top, and
 * Back returns to the old position. Mounted once inside the router.
 */
export function usePindahHalaman() {
  const { pathname, hash, key } = useLocation()
  const cara = useNavigationType()
  const pertama = useRef(true)

  useEffect(() => {
    const simpan = () => posisi.set(key, window.scrollY)
    window.addEventListener('scroll', simpan, { passive: true })
    return () => window.removeEventListener('scroll', simpan)
  }, [key])

  useEffect(() => {
    if (pertama.current) {
      pertama.current = false
      return
    }
    if (hash) {
      document.getElementById(hash.slice(1))?.scrollIntoView()
      return
    }
    const tujuan = cara === 'POP' ? (posisi.get(key) ?? 0) : 0
    window.scrollTo(0, tujuan)
    /* Pages are lazy: wait a moment for their heading. */
    let kali = 0
    const cari = () => {
      const h1 = judulHalaman()
      if (h1) {
        h1.tabIndex = -1
        h1.focus({ preventScroll: true })
        if (tujuan) window.scrollTo(0, tujuan)
      } else if (kali++ < 60) jam = window.setTimeout(cari, 50)
    }
    let jam = window.setTimeout(cari, 0)
    return () => window.clearTimeout(jam)
    // Only a change of the path is a new page; a change of the query is a filter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname])
}
