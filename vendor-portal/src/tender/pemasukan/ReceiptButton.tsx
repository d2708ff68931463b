import Button, { type ButtonProps } from '@mui/material/Button'
import { useState } from 'react'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { downloadTandaTerima } from './download_tanda_terima.ts'

/** 'Unduh tanda terima (PDF)': turns until the file is there. */
export function ReceiptButton({ kode, ...rest }: { kode: string } & ButtonProps) {
  const [loading, setLoading] = useState(false)
  return (
    <Button
      size="small"
      {...rest}
      loading={loading}
      onClick={() => {
        setLoading(true)
        void downloadTandaTerima(kode).finally(() => setLoading(false))
      }}
    >
      {penawaran.layar.unduhTandaTerima}
    </Button>
  )
}
