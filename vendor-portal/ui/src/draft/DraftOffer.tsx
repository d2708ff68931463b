import Button from '@mui/material/Button'
import type { MouseEvent } from 'react'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { ui } from '@eproc/i18n/id/ui'
import { MessageBox } from '../feedback/MessageBox.tsx'
import type { FormDraft } from './useFormDraft.ts'

/** The button goes with its answer: the focus stays in the form, where Tab leads to the first field. */
const answered = (answer: () => void) => (click: MouseEvent<HTMLElement>) => {
  const form = click.currentTarget.closest('form')
  answer()
  if (!form) return
  form.tabIndex = -1
  form.style.outline = 'none'
  form.focus({ preventScroll: true })
}

/** Offers what was typed earlier and not saved. */
export function DraftOffer({
  draft: { offer, take, drop },
}: {
  draft: Pick<FormDraft, 'offer' | 'take' | 'drop'>
}) {
  if (!offer) return null
  return (
    <MessageBox
      title={ui.konsep.ada(tanggalWaktu(offer.pada))}
      actions={
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
          <Button size="small" variant="outlined" color="inherit" onClick={answered(drop)}>
            {ui.konsep.buang}
          </Button>
          <Button size="small" variant="contained" onClick={answered(take)}>
            {ui.konsep.pakai}
          </Button>
        </div>
      }
    >
      {[offer.overtaken && ui.konsep.terlewati, offer.berkas && ui.konsep.berkas]
        .filter(Boolean)
        .join(' ') || undefined}
    </MessageBox>
  )
}
