import { useRecordContext } from 'react-admin'
import { STATUS_REKANAN } from '@eproc/domain/common/choices'
import type { KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { verifikasiOffice } from '@eproc/i18n/id/verifikasi_office'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { VendorShow, type ListInView } from './VendorShow.tsx'
import { VerifikasiTabs } from './verifikasi/VerifikasiTabs.tsx'

/** /admin/vendor/12/show?bagian=ijin: verifies one rekanan, company or individual (S2 §2.7). */
export const RekananShow = (list: ListInView) => (
  <VendorShow full title={pemeriksaanOffice.dialog.judul} chips={<Chips />} {...list}>
    <VerifikasiTabs />
  </VendorShow>
)

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
