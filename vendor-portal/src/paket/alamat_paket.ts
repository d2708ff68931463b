import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Tahap pertama pada dialog paket: informasinya. */
export const INFORMASI = 'informasi'

/** Alamat dialog proses paket: `?paket=12&tahap=pemasukan`; kueri lain di halaman tetap. */
export function useAlamatPaket() {
  const [alamat, setAlamat] = useSearchParams()
  const { pathname } = useLocation()
  const pindah = useNavigate()
  const mentah = alamat.get('paket') ?? ''
  const paketId = /^\d{1,9}$/.test(mentah) ? Number(mentah) : null
  const tahap = alamat.get('tahap') ?? INFORMASI

  const buka = useCallback(
    (id: number, kunci: string = INFORMASI) =>
      setAlamat((lama) => {
        const baru = new URLSearchParams(lama)
        baru.set('paket', String(id))
        baru.set('tahap', kunci)
        return baru
      }),
    [setAlamat]
  )
  /** Pindah tab di dalam dialog; tombol Kembali peramban tetap menutup dialog. */
  const pilih = useCallback(
    (kunci: string) =>
      setAlamat(
        (lama) => {
          const baru = new URLSearchParams(lama)
          baru.set('tahap', kunci)
          return baru
        },
        { replace: true, preventScrollReset: true }
      ),
    [setAlamat]
  )
  /** Lewat /temporary-page, yang menunggu 500 ms lalu kembali ke daftar (S1 §2.11). */
  const tutup = useCallback(() => {
    const sisa = new URLSearchParams(alamat)
    sisa.delete('paket')
    sisa.delete('tahap')
    const kueri = sisa.size ? `?${sisa}` : ''
    void pindah(`/temporary-page${pathname}${kueri}`, { replace: true })
  }, [alamat, pathname, pindah])

  return useMemo(
    () => ({ paketId, tahap, buka, pilih, tutup }),
    [paketId, tahap, buka, pilih, tutup]
  )
}
