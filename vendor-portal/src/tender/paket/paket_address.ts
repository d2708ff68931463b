import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { BackAt } from '@eproc/ui/layout/page_change.ts'
import { TOPIK } from '../../app/topik_address.ts'

/** The first stop in the dialog of a paket: its information. */
export const INFORMASI = 'informasi'

/** The id of what opens a paket's dialog. */
export const detailId = (id: number) => `detail-paket-${id}`

/** Address of the dialog: `?paket=12&tahap=pemasukan`; the rest of the page's query stays. */
export function usePaketAddress() {
  const [address, setAddress] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const raw = address.get('paket') ?? ''
  const paketId = /^\d{1,9}$/.test(raw) ? Number(raw) : null
  const tahap = address.get('tahap') ?? INFORMASI

  const open = useCallback(
    (id: number, key: string = INFORMASI) =>
      setAddress((previous) => {
        const next = new URLSearchParams(previous)
        next.set('paket', String(id))
        next.set('tahap', key)
        return next
      }),
    [setAddress]
  )
  /** Changes the tab inside the dialog; the browser's Back still closes the dialog. */
  const choose = useCallback(
    (key: string) =>
      setAddress(
        (previous) => {
          const next = new URLSearchParams(previous)
          next.set('tahap', key)
          next.delete(TOPIK)
          return next
        },
        { replace: true, preventScrollReset: true }
      ),
    [setAddress]
  )
  /** By way of /temporary-page, which waits 500 ms and returns to the list (S1 §2.11), to the row that was opened. */
  const close = useCallback(() => {
    const rest = new URLSearchParams(address)
    rest.delete('paket')
    rest.delete('tahap')
    rest.delete(TOPIK)
    const query = rest.size ? `?${rest}` : ''
    const state: BackAt = { back: { scroll: window.scrollY, focus: detailId(paketId ?? 0) } }
    void navigate(`/temporary-page${pathname}${query}`, { replace: true, state })
  }, [address, paketId, pathname, navigate])

  return useMemo(
    () => ({ paketId, tahap, open, choose, close }),
    [paketId, tahap, open, choose, close]
  )
}
