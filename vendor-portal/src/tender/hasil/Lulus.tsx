import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { umum } from '@eproc/i18n/id/umum'

const t = tenderLayar.hasil

/** Lulus atau tidak; yang belum diumumkan bertanda hubung. */
export const Lulus = ({ nilai }: { nilai: boolean | null }) =>
  nilai === null ? (
    <span>{umum.tanpaNilai}</span>
  ) : (
    <ChipStatus warna={nilai ? 'hijau' : 'merah'} teks={nilai ? t.lulus : t.tidakLulus} />
  )
