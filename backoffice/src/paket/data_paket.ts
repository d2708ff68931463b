import { useSearchParams } from 'react-router-dom'
import { tahunAnggaran } from '@eproc/domain/common/choices'
import { tahunIni } from '@eproc/ui/api/time.ts'

/** Budget year of the address (`?tahun=`); at first this year by the server's clock. */
export function useTahun(): [number, (tahun: number) => void] {
  const [alamat, setAlamat] = useSearchParams()
  const diminta = Number(alamat.get('tahun'))
  const kini = tahunIni()
  const tahun = tahunAnggaran(kini).includes(diminta) ? diminta : kini
  return [
    tahun,
    (baru) =>
      setAlamat((previous) => {
        previous.set('tahun', String(baru))
        previous.delete('halaman')
        return previous
      }),
  ]
}
