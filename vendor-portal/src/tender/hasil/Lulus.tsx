import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { umum } from '@eproc/i18n/id/umum'

const t = tenderLayar.hasil

/** Passed or not; a dash while not announced. */
export const Lulus = ({ nilai }: { nilai: boolean | null }) =>
  nilai === null ? (
    <span>{umum.tanpaNilai}</span>
  ) : (
    <ChipStatus warna={nilai ? 'hijau' : 'merah'} teks={nilai ? t.lulus : t.tidakLulus} />
  )
