import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { umum } from '@eproc/i18n/id/umum'

const t = tenderLayar.hasil

/** Passed or not; a dash while not announced. */
export const Lulus = ({ value }: { value: boolean | null }) =>
  value === null ? (
    <span>{umum.tanpaNilai}</span>
  ) : (
    <StatusChip color={value ? 'hijau' : 'merah'} text={value ? t.lulus : t.tidakLulus} />
  )
