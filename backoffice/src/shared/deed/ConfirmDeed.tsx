import Button, { type ButtonProps } from '@mui/material/Button'
import type { ReactNode } from 'react'
import { showAlert } from '@eproc/ui/api/notice.ts'
import type { Answer } from '@eproc/ui/api/api.ts'
import type { OfficeProvider } from '../../providers/dataProvider.ts'
import { AskFirst } from './AskFirst.tsx'
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
  /** in the place of the button: what puts the question by calling `ask` */
  trigger?: (ask: () => void) => ReactNode
  destructive?: boolean
}

/** A verb that asks for nothing but a yes: its button, and the question before it is sent. */
export function ConfirmDeed<T>({ failed = String, ...p }: ConfirmDeedProps<T>) {
  const { mutateAsync, isPending } = useDeed<void, T>((office) => p.deed(office), {
    onDone: () => p.onDone?.(),
    onFailed: (message) => showAlert(failed(message), 'error'),
  })
  const button = (ask: () => void) => (
    <Button {...p.button} onClick={ask}>
      {p.button?.children ?? p.text}
    </Button>
  )
  return (
    <AskFirst
      question={p.question}
      button={p.text}
      destructive={p.destructive ?? false}
      busy={isPending}
      run={() => mutateAsync()}
      trigger={p.trigger ?? button}
    >
      {p.children}
    </AskFirst>
  )
}
