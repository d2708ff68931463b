import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { ConfirmDialog } from '@eproc/ui/dialog/ConfirmDialog.tsx'
import { logOut } from '@eproc/ui/session/session.ts'

const t = akunLayar.profil

/** Ends all sessions of the user, after a question. */
export function SignOutEverywhere() {
  const [open, setOpen] = useState(false)
  const end = () =>
    logOut(true).catch((error: unknown) => {
      setOpen(false)
      showAlert(t.signOutEverywhereFailed(errorMessage(error)))
    })
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: '72ch' }}>{t.sesiDescription}</Typography>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {t.signOutEverywhere}
      </Button>
      <ConfirmDialog
        open={open}
        title={t.signOutEverywhereTitle}
        button={t.signOutEverywhere}
        destructive
        onConfirm={() => void end()}
        onCancel={() => setOpen(false)}
      >
        {t.signOutEverywhereContent}
      </ConfirmDialog>
    </>
  )
}
