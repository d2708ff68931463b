import { useSearchParams } from 'react-router'
import { keHari } from '@eproc/domain/format'
import { TAHUN_ANGGARAN } from '@eproc/domain/pilihan'
import { sekarang } from '@eproc/ui/waktu.ts'

/** Tahun berjalan menurut jam server. */
export const tahunIni = (): number => Number(keHari(sekarang())?.slice(0, 4))

/** Tahun anggaran terpilih, di alamat (`?tahun=2026`); tanpa itu tahun ini. */
export function useTahunPublik(): [number, (tahun: number) => void] {
  const [alamat, setAlamat] = useSearchParams()
  const diminta = Number(alamat.get('tahun'))
  const kini = tahunIni()
  const tahun = TAHUN_ANGGARAN.includes(diminta) ? diminta : kini
  return [
    tahun,
    (baru) =>
      setAlamat(
        (lama) => {
          const isi = new URLSearchParams(lama)
          isi.delete('halaman')
          if (baru === kini) isi.delete('tahun')
          else isi.set('tahun', String(baru))
          return isi
        },
        { replace: true, preventScrollReset: true }
      ),
  ]
}
