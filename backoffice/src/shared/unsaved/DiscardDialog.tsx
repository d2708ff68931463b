import { ui } from '@eproc/i18n/id/ui'
import { ConfirmDialog } from '@eproc/ui/dialog/ConfirmDialog.tsx'

/** Going on loses what is not saved. */
export const DiscardDialog = (p: { open: boolean; onCancel: () => void; onYes: () => void }) => (
  <ConfirmDialog
    open={p.open}
    title={ui.dialog.kotorJudul}
    button={ui.dialog.kotorBuang}
    cancelLabel={ui.dialog.kotorLanjut}
    destructive
    onCancel={p.onCancel}
    onConfirm={p.onYes}
  >
    {ui.dialog.kotorIsi}
  </ConfirmDialog>
)
