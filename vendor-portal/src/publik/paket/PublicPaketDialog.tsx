import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId } from 'react'
import type { PaketPublik } from '@eproc/domain/tender/answers_paket'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import PublicPaket from './PublicPaket.tsx'

/** A paket to read, with the tab Informasi and the button Tutup (S1 §2.1). */
export default function PublicPaketDialog({
  paket,
  onClose,
}: {
  paket: PaketPublik
  onClose: () => void
}) {
  const id = useId()
  return (
    <FullDialog
      open
      width="lg"
      title={paket.nama}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {publikPaket.close}
        </Button>
      }
    >
      <Tabs value={0} aria-label={paket.nama} sx={{ mb: 3 }}>
        <Tab label={publikPaket.informasi} id={`${id}-tab`} aria-controls={`${id}-isi`} />
      </Tabs>
      <div role="tabpanel" id={`${id}-isi`} aria-labelledby={`${id}-tab`} tabIndex={0}>
        <PublicPaket paket={paket} />
      </div>
    </FullDialog>
  )
}
