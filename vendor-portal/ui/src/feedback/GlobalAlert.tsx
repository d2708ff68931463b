import { closeNotice, useCurrentAlert } from '../api/notice.ts'
import { MessageBox } from './MessageBox.tsx'

/** Notice box above the page's content; filled by `beritahu(pesan, nada)`. */
export function GlobalAlert() {
  const message = useCurrentAlert()
  if (!message) return null
  return (
    <div style={{ marginBottom: 24 }}>
      <MessageBox tone={message.tone} onClose={() => closeNotice(message.id)}>
        {message.message}
      </MessageBox>
    </div>
  )
}
