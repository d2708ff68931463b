import { useSearchParams } from 'react-router-dom'
import { tahunAnggaran } from '@eproc/domain/common/choices'
import { tahunIni } from '@eproc/ui/api/time.ts'

/** Chosen budget year, in the address (`?tahun=2026`); else this year. */
export function useTahun(): [number, (tahun: number) => void] {
  const [alamat, setAlamat] = useSearchParams()
  const diminta = Number(alamat.get('tahun'))
  const kini = tahunIni()
  const tahun = tahunAnggaran(kini).includes(diminta) ? diminta : kini
  return [
    tahun,
    (baru) =>
      setAlamat(
        (previous) => {
          const isi = new URLSearchParams(previous)
          isi.delete('halaman')
          if (baru === kini) isi.delete('tahun')
          else isi.set('tahun', String(baru))
          return isi
        },
        { replace: true, preventScrollReset: true }
      ),
  ]
}
