import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '@eproc/ui/dialog/ConfirmDialog.tsx'

interface AskFirstProps {
  /** what puts the question: a button that calls `ask` */
  trigger: (ask: () => void) => ReactNode
  /** names its object: 'Publish paket Rumah Susun?' */
  question: string
  /** the answer that sends the verb */
  button: string
  /** what follows from it */
  children?: ReactNode
  destructive?: boolean
  busy?: boolean
  /** The question stays until it has ended; who refuses tells it. */
  run: () => unknown
}

/** A verb that is sent after a yes. */
export function AskFirst(p: AskFirstProps) {
  const [asked, setAsked] = useState(false)
  const confirm = async () => {
    try {
      await p.run()
    } catch {
      // Told by the deed.
    }
    setAsked(false)
  }
  return (
    <>
      {p.trigger(() => setAsked(true))}
      <ConfirmDialog
        open={asked}
        title={p.question}
        button={p.button}
        destructive={p.destructive ?? false}
        busy={p.busy ?? false}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      >
        {p.children}
      </ConfirmDialog>
    </>
  )
}
