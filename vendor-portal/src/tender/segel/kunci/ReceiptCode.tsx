import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { forgetCode, readKey, type KeyPlace } from './package_key.ts'

const t = segelRekanan.layar

/** The code that locks the receipt files of a package: shown until the vendor says that it is on paper. */
export function ReceiptCode({ paketId, vendorId, of }: KeyPlace & { of: string | undefined }) {
  const [code, setCode] = useState<string | null>(null)
  // A first file makes the key where registering did not.
  useEffect(() => {
    let current = true
    void readKey({ paketId, vendorId }).then((key) => current && setCode(key?.code ?? null))
    return () => {
      current = false
    }
  }, [paketId, vendorId, of])
  if (!code) return null
  const done = async () => {
    await forgetCode({ paketId, vendorId })
    setCode(null)
  }
  return (
    <MessageBox tone="warning" title={t.kodeJudul}>
      <p style={{ margin: '4px 0' }}>{t.kodeIsi}</p>
      <p style={{ margin: '8px 0', overflowWrap: 'anywhere' }}>
        <code style={{ fontSize: '1.125rem', fontWeight: 700 }}>{code}</code>
      </p>
      <Button size="small" variant="outlined" onClick={() => void done()}>
        {t.kodeSudah}
      </Button>
    </MessageBox>
  )
}
