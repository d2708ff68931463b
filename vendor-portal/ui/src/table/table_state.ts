import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/** State of a table kept in the address: ?halaman=2&q=semen&urut=-nama&<penyaring>=… */
export interface KeadaanTabel {
  /** Counts from 1. */
  halaman: number
  perHalaman: number
  q: string
  /** `nama` ascending, `-nama` descending, '' no order. */
  urut: string
  penyaring: Record<string, string>
  /** Changes a part of the state; anything but the page returns to page 1. */
  ubah: (
    bagian: Partial<Omit<KeadaanTabel, 'ubah' | 'query' | 'penyaring'>> & {
      penyaring?: Record<string, string>
    }
  ) => void
  /** Ready to be the API's query: halaman, perHalaman, q, urut, and the filters. */
  query: Record<string, string | number>
}

export interface OpsiKeadaan {
  perHalaman?: number
  urut?: string
  /** Names of the known filters with their initial values. */
  penyaring?: Record<string, string>
  /** Prefix of the keys in the address when a page has several tables. */
  awalan?: string
}

const TETAP: OpsiKeadaan = {}

/** State of one table (page, search, order, filters) in the page's address. */
export function useKeadaanTabel(options: OpsiKeadaan = TETAP): KeadaanTabel {
  const [alamat, setAlamat] = useSearchParams()
  const { perHalaman: baku = 10, urut: urutBaku = '', penyaring: saringBaku, awalan = '' } = options
  return useMemo(() => {
    const baca = (key: string, cadangan: string) => alamat.get(awalan + key) ?? cadangan
    const angka = (key: string, cadangan: number) => {
      const n = Number(baca(key, String(cadangan)))
      return Number.isInteger(n) && n > 0 ? n : cadangan
    }
    const halaman = angka('halaman', 1)
    const perHalaman = Math.min(angka('perHalaman', baku), 200)
    const q = baca('q', '')
    const urut = baca('urut', urutBaku)
    const penyaring = Object.fromEntries(
      Object.entries(saringBaku ?? {}).map(([k, v]) => [k, baca(k, v)])
    )
    const baku_: Record<string, string> = {
      halaman: '1',
      perHalaman: String(baku),
      q: '',
      urut: urutBaku,
      ...saringBaku,
    }
    return {
      halaman,
      perHalaman,
      q,
      urut,
      penyaring,
      query: { halaman, perHalaman, q, urut, ...penyaring },
      ubah: (bagian) => {
        const { penyaring: saring, ...sisa } = bagian
        const baru: Record<string, string | number> = {
          ...('halaman' in bagian ? {} : { halaman: 1 }),
          ...sisa,
          ...saring,
        }
        setAlamat(
          (previous) => {
            const hasil = new URLSearchParams(previous)
            for (const [k, v] of Object.entries(baru)) {
              if (String(v) === baku_[k]) hasil.delete(awalan + k)
              else hasil.set(awalan + k, String(v))
            }
            return hasil
          },
          { replace: true, preventScrollReset: true }
        )
      },
    }
  }, [alamat, setAlamat, baku, urutBaku, saringBaku, awalan])
}

/** For lists that are complete in the browser: searches, sorts and cuts as the state says. */
export function potongLokal<T>(
  semua: readonly T[],
  k: KeadaanTabel,
  cara: {
    cari?: (baris: T) => string
    urut?: Record<string, (baris: T) => string | number | null | undefined>
  }
): { baris: T[]; total: number } {
  const q = k.q.trim().toLowerCase()
  let hasil =
    q && cara.cari ? semua.filter((b) => cara.cari!(b).toLowerCase().includes(q)) : [...semua]
  const turun = k.urut.startsWith('-')
  const nilai = cara.urut?.[turun ? k.urut.slice(1) : k.urut]
  if (nilai) {
    hasil = hasil.sort((a, b) => {
      const x = nilai(a) ?? ''
      const y = nilai(b) ?? ''
      const banding =
        typeof x === 'number' && typeof y === 'number'
          ? x - y
          : String(x).localeCompare(String(y), 'id', { numeric: true })
      return turun ? -banding : banding
    })
  }
  const awal = (k.halaman - 1) * k.perHalaman
  return { baris: hasil.slice(awal, awal + k.perHalaman), total: hasil.length }
}
