import Button from '@mui/material/Button'
import { useState } from 'react'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'

export interface Frozen<T> {
  content: T
  /** The server has changed since filling in began. */
  stale: boolean
  load: () => void
  /** For the form's `onDirty`. */
  setDirty: (dirty: boolean) => void
}

/**
 * What a form starts from: while anything is unsaved, refreshes in the background do not replace it, so that nothing
 * typed is lost when another member saves first.
 */
export function useFrozen<T>(latest: T): Frozen<T> {
  const [dirty, setDirty] = useState(false)
  const [content, setContent] = useState(latest)
  if (!dirty && content !== latest) setContent(latest)
  return {
    content: dirty ? content : latest,
    stale: dirty && content !== latest,
    load: () => setContent(latest),
    setDirty,
  }
}

/** Tells that somebody else has changed what is being filled in. */
export function StaleBox({ frozen }: { frozen: Omit<Frozen<unknown>, 'content'> }) {
  if (!frozen.stale) return null
  return (
    <MessageBox
      tone="warning"
      actions={
        <Button size="small" variant="outlined" onClick={frozen.load}>
          {tenderStaf.usang.muat}
        </Button>
      }
    >
      {tenderStaf.usang.isi}
    </MessageBox>
  )
}
