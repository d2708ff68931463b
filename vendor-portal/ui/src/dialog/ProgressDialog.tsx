import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { ui } from '@eproc/i18n/id/ui'
import { WayOut } from './WayOut.tsx'

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
