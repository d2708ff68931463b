import type { KategoriFile } from '@eproc/domain/common/choices'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import { lulusBagian } from '@eproc/domain/tender/nilai/nilai_rekanan'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'

const teks = tenderStaf.evaluasi

/** Did this vendor pass this part, as far as it is judged? */
export function Lulus({ row, bagian }: { row: EvaluasiStaf; bagian: KategoriFile }) {
  const passed = lulusBagian(row, bagian)
  if (passed === null) return <StatusChip color="abu" text={teks.belum} />
  return passed ? (
    <StatusChip color="hijau" text={teks.lulus} />
  ) : (
    <StatusChip color="merah" text={teks.tidakLulus} />
  )
}
