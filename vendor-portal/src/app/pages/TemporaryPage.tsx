import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { umum } from '@eproc/i18n/id/umum'
import { safeNext } from '@eproc/ui/session/session.ts'

const DELAY_MS = 500

/** /temporary-page/{tautan}: waits 500 ms, then returns to that path with its query and state (S1 §2.11). */
export default function TemporaryPage() {
  const { search, state } = useLocation() as { search: string; state: unknown }
  const target = safeNext(`/${useParams()['*'] ?? ''}${search}`) ?? '/'
  const navigate = useNavigate()
  useEffect(() => {
    const timer = window.setTimeout(() => void navigate(target, { replace: true, state }), DELAY_MS)
    return () => window.clearTimeout(timer)
  }, [navigate, target, state])
  return <Typography role="status">{umum.status.loading}</Typography>
}
