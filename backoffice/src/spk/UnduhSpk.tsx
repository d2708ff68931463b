import Button from '@mui/material/Button'
import type { SpkAnswer } from '@eproc/domain/spk/answers'
import { spkLayar as text } from '@eproc/i18n/id/spk_office'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { useOffice } from '../providers/useOffice.ts'

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
