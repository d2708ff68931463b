import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** The first stop in the dialog of a paket: its information. */
export const INFORMASI = 'informasi'

/** Address of the dialog: `?paket=12&tahap=pemasukan`; the rest of the page's query stays. */
export function useAlamatPaket() {
  const [alamat, setAlamat] = useSearchParams()
  const { pathname } = useLocation()
  const pindah = useNavigate()
  const raw = alamat.get('paket') ?? ''
  const paketId = /^\d{1,9}$/.test(raw) ? Number(raw) : null
  const tahap = alamat.get('tahap') ?? INFORMASI

  const buka = useCallback(
    (id: number, key: string = INFORMASI) =>
      setAlamat((previous) => {
        const baru = new URLSearchParams(previous)
        baru.set('paket', String(id))
        baru.set('tahap', key)
        return baru
      }),
    [setAlamat]
  )
  /** Changes the tab inside the dialog; the browser's Back still closes the dialog. */
  const pilih = useCallback(
    (key: string) =>
      setAlamat(
        (previous) => {
          const baru = new URLSearchParams(previous)
          baru.set('tahap', key)
          return baru
        },
        { replace: true, preventScrollReset: true }
      ),
    [setAlamat]
  )
  /** By way of /temporary-page, which waits 500 ms and returns to the list (S1 §2.11). */
  const tutup = useCallback(() => {
    const sisa = new URLSearchParams(alamat)
    sisa.delete('paket')
    sisa.delete('tahap')
    const query = sisa.size ? `?${sisa}` : ''
    void pindah(`/temporary-page${pathname}${query}`, { replace: true })
  }, [alamat, pathname, pindah])

  return useMemo(
    () => ({ paketId, tahap, buka, pilih, tutup }),
    [paketId, tahap, buka, pilih, tutup]
  )
}
