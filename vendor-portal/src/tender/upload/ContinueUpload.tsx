import Button from '@mui/material/Button'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import type { WaitingSeal } from '../segel/seal/useSealedUpload.ts'
import { CancelUpload } from './CancelUpload.tsx'
import type { WaitingUpload } from './useUpload.ts'

const t = penawaran.layar

export interface ContinueUploadProps {
  waiting: WaitingUpload | WaitingSeal
  /** its price was sealed with the beginning */
  priced: boolean
  onDrop: () => void
  /** it goes on without the file: what was sealed is kept here */
  onContinue?: () => void
}

/** Above the field: an upload that was left, how far it is, and giving it up. */
export function ContinueUpload({ waiting, priced, onDrop, onContinue }: ContinueUploadProps) {
  const { nama, size } = waiting.upload
  return (
    <MessageBox
      tone="info"
      title={t.lanjutkanJudul(nama, Math.floor((waiting.received / size) * 100))}
    >
      <p style={{ margin: '4px 0' }}>
        {onContinue ? segelRekanan.layar.lanjutkanIsi : t.lanjutkanIsi} {priced && t.lanjutkanHarga}
      </p>
      {onContinue && (
        <Button size="small" variant="contained" onClick={onContinue} sx={{ mr: 1 }}>
          {t.lanjutkanUnggahan}
        </Button>
      )}
      <CancelUpload nama={nama} onCancel={onDrop} />
    </MessageBox>
  )
}
