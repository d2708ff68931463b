import Button, { type ButtonProps } from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { showAlert } from '@eproc/ui/api/notice.ts'
import type { Answer } from '@eproc/ui/api/api.ts'
import { ConfirmDialog } from '@eproc/ui/dialog/ConfirmDialog.tsx'
import type { OfficeProvider } from '../../providers/dataProvider.ts'
import { useDeed } from './useDeed.ts'

export interface ConfirmDeedProps<T> {
  /** the button's, and the answer's that sends the verb */
  text: string
  /** names its object: 'Publish paket Rumah Susun?' */
  question: string
  /** what follows from it */
  children?: ReactNode
  deed: (office: OfficeProvider) => Promise<Answer<T>>
  onDone?: () => void
  /** how a refusal is told */
  failed?: (message: string) => string
  button?: ButtonProps
}

/** A verb that asks for nothing but a yes: its button, and the question before it is sent. */
export function ConfirmDeed<T>(p: ConfirmDeedProps<T>) {
  const { failed = (message: string) => message } = p
  const [asked, setAsked] = useState(false)
  const deed = useDeed<void, T>((office) => p.deed(office), {
    onDone: () => {
      setAsked(false)
      p.onDone?.()
    },
    onFailed: (message) => {
      setAsked(false)
      showAlert(failed(message), 'error')
    },
  })
  return (
    <>
      <Button {...p.button} onClick={() => setAsked(true)}>
        {p.button?.children ?? p.text}
      </Button>
      <ConfirmDialog
        open={asked}
        title={p.question}
        button={p.text}
        busy={deed.isPending}
        onConfirm={() => deed.mutate()}
        onCancel={() => setAsked(false)}
      >
        {p.children}
      </ConfirmDialog>
    </>
  )
}
