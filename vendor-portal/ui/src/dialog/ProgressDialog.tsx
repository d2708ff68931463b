import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { stopSending } from '../api/sending.ts'

interface ProgressDialogProps {
  open: boolean
  /** 0..1 when known */
  progress?: number | null
}

/** 'Sedang diproses': covers the screen while sending. Without a connection it says so, and can be left. */
export function ProgressDialog({ open, progress }: ProgressDialogProps) {
  const percent = progress === null || progress === undefined ? null : Math.round(progress * 100)
  return (
    <Dialog open={open} maxWidth="xs" fullWidth aria-labelledby="proses-judul" aria-busy>
      <DialogContent sx={{ py: 4 }}>
        <Typography id="proses-judul" variant="h3" component="p" role="status" gutterBottom>
          {ui.proses}
        </Typography>
        <LinearProgress
          aria-label={ui.proses}
          {...(percent === null ? {} : { variant: 'determinate' as const, value: percent })}
        />
        {percent !== null && percent < 100 && (
          <Typography variant="caption" color="text.secondary">
            {ui.berkas.kemajuan(percent)}
          </Typography>
        )}
      </DialogContent>
      {open && <WayOut key={percent} />}
    </Dialog>
  )
}

const PATIENCE_MS = 30_000

const subscribe = (f: () => void) => {
  window.addEventListener('online', f)
  window.addEventListener('offline', f)
  return () => {
    window.removeEventListener('online', f)
    window.removeEventListener('offline', f)
  }
}

/* Nothing moved for so long, or there is no connection: the way back to the form. */
function WayOut() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), PATIENCE_MS)
    return () => window.clearTimeout(timer)
  }, [])
  if (online && !late) return null
  return (
    <>
      <DialogContent role="alert" sx={{ pt: 0 }}>
        {online ? ui.prosesLama : ui.prosesTerputus}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={stopSending}>
          {ui.berhentiMenunggu}
        </Button>
      </DialogActions>
    </>
  )
}
