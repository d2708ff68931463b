import Button from '@mui/material/Button'
import { useState } from 'react'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'

interface Hasil {
  nada: 'info' | 'error'
  pesan: string
}

/** Asks for a new activation link; every account gets the same answer. */
export function KirimUlangAktivasi(p: {
  cari: { kodeUrl: string } | { userId: string }
  teks: string
  utama?: boolean
}) {
  const [sibuk, setSibuk] = useState(false)
  const [hasil, setHasil] = useState<Hasil | null>(null)
  const kirim = async () => {
    setSibuk(true)
    try {
      const { message } = await api.post('/api/registrasi/kirim-ulang', p.cari)
      setHasil({ nada: 'info', pesan: message })
    } catch (error) {
      setHasil({ nada: 'error', pesan: errorMessage(error) })
    } finally {
      setSibuk(false)
    }
  }
  if (hasil?.nada === 'info') return <KotakPesan nada="info">{hasil.pesan}</KotakPesan>
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {hasil && <KotakPesan nada={hasil.nada}>{hasil.pesan}</KotakPesan>}
      <Button
        variant={p.utama ? 'contained' : 'outlined'}
        disabled={sibuk}
        onClick={() => void kirim()}
      >
        {p.teks}
      </Button>
    </div>
  )
}
