import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { ui } from '@eproc/i18n/id/ui'

/** 'Sedang diproses': covers the screen while sending. `kemajuan` 0..1 when known. */
export function DialogProses({ buka, kemajuan }: { buka: boolean; kemajuan?: number | null }) {
  const persen = kemajuan === null || kemajuan === undefined ? null : Math.round(kemajuan * 100)
  return (
    <Dialog open={buka} maxWidth="xs" fullWidth aria-labelledby="proses-judul" aria-busy>
      <DialogContent sx={{ py: 4 }}>
        <Typography id="proses-judul" variant="h3" component="p" role="status" gutterBottom>
          {ui.proses}
        </Typography>
        <LinearProgress
          aria-label={ui.proses}
          {...(persen === null ? {} : { variant: 'determinate' as const, value: persen })}
        />
        {persen !== null && persen < 100 && (
          <Typography variant="caption" color="text.secondary">
            {ui.berkas.kemajuan(persen)}
          </Typography>
        )}
      </DialogContent>
    </Dialog>
  )
}
