import type { DataPerusahaan } from '@eproc/domain/dosir/answers'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { BagianDosir } from '../BagianDosir.tsx'
import { useBagian, useRekananId } from '../useDosir.ts'
import { PerusahaanForm } from './PerusahaanForm.tsx'

/** Data Perusahaan (S2 §2.2): the first save makes the rekanan and its registration number. */
export default function PerusahaanPage() {
  const id = useRekananId()
  const { data, isPending } = useBagian<DataPerusahaan | null>(
    'perusahaan',
    (vendorId) => `/vendor/registrasi/perusahaan/${vendorId}`
  )
  return (
    <BagianDosir bagian="perusahaan" title={dosirLayar.perusahaan.title}>
      {id !== null && isPending ? (
        <PageSkeleton />
      ) : (
        <PerusahaanForm key={data?.versi ?? 'baru'} data={data ?? null} />
      )}
    </BagianDosir>
  )
}
