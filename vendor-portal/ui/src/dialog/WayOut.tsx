import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { stopSending } from '../api/sending.ts'

const PATIENCE_MS = 30_000

const subscribe = (f: () => void) => {
  window.addEventListener('online', f)
  window.addEventListener('offline', f)
  return () => {
    window.removeEventListener('online', f)
    window.removeEventListener('offline', f)
  }
}

/**
 * In a dialog that sends: nothing moved for so long, or there is no connection. Says so, and gives up what is being sent;
 * the way back to the form, or, where a deed was only `confirmed`, to the question.
 */
export function WayOut({ confirmed = false }: { confirmed?: boolean }) {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), PATIENCE_MS)
    return () => window.clearTimeout(timer)
  }, [])
  if (online && !late) return null
  const words = confirmed ? ui.menungguTindakan : ui.menungguKiriman
  return (
    <>
      <DialogContent role="alert" sx={{ pt: 0, flex: 'none' }}>
        {online ? words.lama : words.terputus}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={stopSending}>
          {words.tombol}
        </Button>
      </DialogActions>
    </>
  )
}
