import { use } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { ConfirmDialog } from '@eproc/ui/dialog/ConfirmDialog.tsx'
import { DiscardsContext } from '@eproc/ui/draft/discards.ts'

/** Going on loses what is not saved, and what is kept of it. */
export function DiscardDialog(p: { open: boolean; onCancel: () => void; onYes: () => void }) {
  const discards = use(DiscardsContext)
  return (
    <ConfirmDialog
      open={p.open}
      title={ui.dialog.kotorJudul}
      button={ui.dialog.kotorBuang}
      cancelLabel={ui.dialog.kotorLanjut}
      destructive
      onCancel={p.onCancel}
      onConfirm={() => {
        discards.forEach((discard) => discard())
        p.onYes()
      }}
    >
      {ui.dialog.kotorHilang}
    </ConfirmDialog>
  )
}
