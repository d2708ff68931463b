import { keMs } from '@eproc/domain/common/format'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { useSekarang } from '@eproc/ui/api/time.ts'

/* Minutes before the end at which the warning speaks again; in between it keeps still. */
const AMBANG_MENIT = [1, 5, 15, 30, 60]
const MENIT_MS = 60_000

/** A warning while files are missing, from one hour before the tahap ends (server's clock). */
export function SegeraBerakhir({ selesai }: { selesai: string | null }) {
  const sisa = (keMs(selesai) ?? Infinity) - useSekarang()
  const ambang = AMBANG_MENIT.find((menit) => sisa <= menit * MENIT_MS)
  if (ambang === undefined || sisa <= 0) return null
  return (
    <KotakPesan nada="peringatan">
      {penawaran.layar.segera(tenderLayar.pemasukan.kurangDari(ambang))}
    </KotakPesan>
  )
}
