import type { RincianPaket } from '@eproc/domain/paket/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'

const { kurang: text } = paketLayar

/** What the package lacks for its next step, as the server says it. */
export function Kurang({ paket }: { paket: Pick<RincianPaket, 'kurang' | 'status'> }) {
  if (paket.kurang.length === 0) return null
  const messages = [...new Set(paket.kurang.map((k) => k.message))]
  const title = { S: text.setujui, AM: text.publish }[paket.status as string] ?? text.ajukan
  return (
    <MessageBox tone="info" title={title}>
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </MessageBox>
  )
}
