import { useSearchParams } from 'react-router-dom'
import { tahunAnggaran } from '@eproc/domain/common/choices'
import { currentYear } from '@eproc/ui/api/time.ts'

/** Chosen budget year, in the address (`?tahun=2026`); else this year. */
export function useTahun(): [number, (tahun: number) => void] {
  const [address, setAddress] = useSearchParams()
  const asked = Number(address.get('tahun'))
  const present = currentYear()
  const tahun = tahunAnggaran(present).includes(asked) ? asked : present
  return [
    tahun,
    (next) =>
      setAddress(
        (previous) => {
          const params = new URLSearchParams(previous)
          params.delete('halaman')
          if (next === present) params.delete('tahun')
          else params.set('tahun', String(next))
          return params
        },
        { replace: true, preventScrollReset: true }
      ),
  ]
}
