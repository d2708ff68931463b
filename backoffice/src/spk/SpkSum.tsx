import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { rupiah } from '@eproc/domain/common/format'
import type { SpkAnswer } from '@eproc/domain/spk/answers'
import { jumlahSpk, type HeaderInput } from '@eproc/domain/spk/aturan_spk'
import { spkLayar as text } from '@eproc/i18n/id/spk_office'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { useOffice } from '../providers/useOffice.ts'

interface SpkTotalProps {
  list: readonly HeaderInput[]
  totalPagu: number
}

/** What the lines cost together, and the HPS that they may not pass. */
export function SpkTotal({ list, totalPagu }: SpkTotalProps) {
  const total = jumlahSpk(list)
  return (
    <>
      <Typography variant="h6" component="p" aria-live="polite">
        {`${text.total} ${rupiah(total)}`}
      </Typography>
      <Typography color={total > totalPagu ? 'error' : 'text.secondary'}>
        {text.totalHps(rupiah(totalPagu))}
      </Typography>
    </>
  )
}

/** The saved work order as a document; `disabled` while something else is typed. */
export function UnduhSpk({ spk, disabled = false }: { spk: SpkAnswer; disabled?: boolean }) {
  const office = useOffice()
  const fetchPdf = () =>
    office
      .unduhSpk(spk.tenderId, `SPK-${spk.kode}.pdf`)
      .catch((error: unknown) => showAlert(errorMessage(error), 'error'))
  return (
    <Button disabled={spk.versi === null || disabled} onClick={() => void fetchPdf()}>
      {text.unduh}
    </Button>
  )
}
