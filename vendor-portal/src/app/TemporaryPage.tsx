import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { umum } from '@eproc/i18n/id/umum'
import { lanjutAman } from '@eproc/ui/session/sesi.ts'

const TUNDA_MS = 500

/** /temporary-page/{tautan}: waits 500 ms, then returns to that path with its query (S1 §2.11). */
export default function SementaraPage() {
  const { search } = useLocation()
  const tujuan = lanjutAman(`/${useParams()['*'] ?? ''}${search}`) ?? '/'
  const pindah = useNavigate()
  useEffect(() => {
    const jam = window.setTimeout(() => void pindah(tujuan, { replace: true }), TUNDA_MS)
    return () => window.clearTimeout(jam)
  }, [pindah, tujuan])
  return <Typography role="status">{umum.status.loading}</Typography>
}
