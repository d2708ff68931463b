import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { ui } from '@eproc/i18n/id/ui'
import { leaveEndedSession } from '../session/session.ts'

/** 'Login Expired / Silakan Login Ulang'; 'Ya' drops the session and returns to the front page, and asks nothing more. */
export default function SessionEndedDialog({ loading }: { loading: boolean }) {
  return (
    <Dialog
      open
      aria-labelledby="sesi-judul"
      aria-describedby="sesi-isi"
      slotProps={{ paper: { role: 'alertdialog' } }}
    >
      <DialogTitle id="sesi-judul">
        {loading ? ui.sesi.berakhirMuat : ui.sesi.berakhirJudul}
      </DialogTitle>
      <DialogContent id="sesi-isi">{ui.sesi.berakhirIsi}</DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={leaveEndedSession} autoFocus>
          {ui.tombol.ya}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
