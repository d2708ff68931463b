import Button from '@mui/material/Button'
import { useState } from 'react'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'

interface Result {
  tone: 'info' | 'error'
  message: string
}

/** Asks for a new activation link; every account gets the same answer. */
export function ResendAktivasi(p: {
  account: { kodeUrl: string } | { userId: string }
  label: string
  primary?: boolean
}) {
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const submit = async () => {
    setBusy(true)
    try {
      const { message } = await api.post('/api/registrasi/kirim-ulang', p.account)
      setResult({ tone: 'info', message })
    } catch (error) {
      setResult({ tone: 'error', message: errorMessage(error) })
    } finally {
      setBusy(false)
    }
  }
  if (result?.tone === 'info') return <MessageBox tone="info">{result.message}</MessageBox>
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {result && <MessageBox tone={result.tone}>{result.message}</MessageBox>}
      <Button
        variant={p.primary ? 'contained' : 'outlined'}
        disabled={busy}
        onClick={() => void submit()}
      >
        {p.label}
      </Button>
    </div>
  )
}
