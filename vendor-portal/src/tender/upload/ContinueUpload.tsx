import Button from '@mui/material/Button'
import { useState } from 'react'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { ConfirmDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import type { WaitingSeal } from '../segel/seal/useSealedUpload.ts'
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
  const [asking, setAsking] = useState(false)
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
      <Button size="small" onClick={() => setAsking(true)}>
        {t.batal}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.batalkanJudul(nama)}
        button={t.batal}
        cancelLabel={t.lanjutkan}
        destructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onDrop()
        }}
      >
        {t.batalkanIsi}
      </ConfirmDialog>
    </MessageBox>
  )
}
