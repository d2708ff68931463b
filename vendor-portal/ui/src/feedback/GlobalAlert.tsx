import { useState } from 'react'
import { closeNotice, useCurrentAlert } from '../api/notice.ts'
import { MessageBox } from './MessageBox.tsx'

/** Notice box above the page's content; filled by `beritahu(pesan, nada)`. */
export function GlobalAlert({ margin = '0 0 24px' }: { margin?: string }) {
  const message = useCurrentAlert()
  if (!message) return null
  return (
    <div style={{ margin }}>
      <MessageBox tone={message.tone} onClose={() => closeNotice(message.id)}>
        {message.message}
      </MessageBox>
    </div>
  )
}

/** The same in a dialog, which covers the page's. What was told before it opened is not about it. */
export function DialogAlert() {
  const current = useCurrentAlert()
  const [before] = useState(current)
  return current === before ? null : <GlobalAlert margin="0 24px 4px" />
}
