import { useRecordContext } from 'react-admin'
import { STATUS_REKANAN } from '@eproc/domain/common/choices'
import type { KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { verifikasiOffice } from '@eproc/i18n/id/verifikasi_office'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { RecordHistory } from '../shared/panel/RecordHistory.tsx'
import { VendorShow, type ListInView } from './VendorShow.tsx'

/* The lists do without it until a vendor is opened. */
const VerifikasiTabs = lazyPart(() =>
  import('./verifikasi/VerifikasiTabs.tsx').then((m) => ({ default: m.VerifikasiTabs }))
)

/** /admin/vendor/12/show?bagian=ijin: verifies one rekanan, company or individual (S2 §2.7). */
export const RekananShow = (list: ListInView) => (
  <VendorShow full title={pemeriksaanOffice.dialog.judul} chips={<Chips />} {...list}>
    <OptionalPart fallback={<PageSkeleton rows={4} />}>
      <VerifikasiTabs />
    </OptionalPart>
    <History />
  </VendorShow>
)

function History() {
  const { id } = useRecordContext<KeadaanVerifikasi>()!
  return <RecordHistory filter={{ objek: 'rekanan', objekId: String(id) }} />
}

function Chips() {
  const vendor = useRecordContext<KeadaanVerifikasi>()!
  return (
    <>
      <StatusChip list={STATUS_REKANAN} kode={vendor.status} />
      {vendor.blacklist.aktif && (
        <StatusChip color="merah" text={verifikasiOffice.daftar.blacklist} />
      )}
    </>
  )
}
