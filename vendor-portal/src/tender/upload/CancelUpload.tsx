import Button from '@mui/material/Button'
import { useState } from 'react'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { ConfirmDialog } from '@eproc/ui/dialog/FullDialog.tsx'

const t = penawaran.layar

interface CancelUploadProps {
  /** of the file */
  nama: string
  disabled?: boolean
  onCancel: () => void
}

/** Gives an upload up; asks first. */
export function CancelUpload({ nama, disabled = false, onCancel }: CancelUploadProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="small" disabled={disabled} onClick={() => setAsking(true)}>
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
          onCancel()
        }}
      >
        {t.batalkanIsi}
      </ConfirmDialog>
    </>
  )
}
