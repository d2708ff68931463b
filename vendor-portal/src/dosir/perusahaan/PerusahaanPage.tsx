import type { DataPerusahaan } from '@eproc/domain/dosir/answers'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { Loaded } from '../../app/Loaded.tsx'
import { BagianDosir } from '../BagianDosir.tsx'
import { useBagian, useRekananId } from '../useDosir.ts'
import { PerusahaanForm } from './PerusahaanForm.tsx'

/** Data Perusahaan (S2 §2.2): the first save makes the rekanan and its registration number. */
export default function PerusahaanPage() {
  const id = useRekananId()
  const query = useBagian<DataPerusahaan | null>(
    'perusahaan',
    (vendorId) => `/vendor/registrasi/perusahaan/${vendorId}`
  )
  return (
    <BagianDosir bagian="perusahaan" title={dosirLayar.perusahaan.title}>
      {id === null ? (
        <PerusahaanForm first={null} />
      ) : (
        <Loaded query={query}>{(data) => <PerusahaanForm first={data} />}</Loaded>
      )}
    </BagianDosir>
  )
}
