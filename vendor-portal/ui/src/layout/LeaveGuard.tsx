import { useState } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { useLeaveGuard } from './leave_guard.ts'
import type { Leaving } from './leaving.ts'

/** Asks before a page with something unsaved is left. `kept`: what was typed is a draft and will be offered again. */
export function LeaveGuard({ dirty, kept }: { dirty: boolean; kept: boolean }) {
  const [next, setNext] = useState<Leaving | null>(null)
  useLeaveGuard(dirty, setNext)
  return (
    <ConfirmDialog
      open={next !== null}
      title={ui.dialog.kotorJudul}
      button={ui.dialog.tinggalkan}
      cancelLabel={ui.dialog.kotorLanjut}
      destructive={!kept}
      onCancel={() => setNext(null)}
      onConfirm={() => {
        setNext(null)
        next?.go()
      }}
    >
      {kept ? ui.dialog.tinggalkanTersimpan : ui.dialog.tinggalkanHilang}
    </ConfirmDialog>
  )
}
