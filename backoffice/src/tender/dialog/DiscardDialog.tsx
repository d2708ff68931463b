import { ui } from '@eproc/i18n/id/ui'
import { DialogKonfirmasi } from '@eproc/ui/dialog/ConfirmDialog.tsx'

/** Going on loses what is not saved. */
export const DiscardDialog = (p: { open: boolean; onCancel: () => void; onYes: () => void }) => (
  <DialogKonfirmasi
    buka={p.open}
    judul={ui.dialog.kotorJudul}
    tombol={ui.dialog.kotorBuang}
    tombolBatal={ui.dialog.kotorLanjut}
    bahaya
    onBatal={p.onCancel}
    onYa={p.onYes}
  >
    {ui.dialog.kotorIsi}
  </DialogKonfirmasi>
)
