import Button, { type ButtonProps } from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '@eproc/ui/dialog/ConfirmDialog.tsx'
import { FailureBox } from './DeedState.tsx'
import type { PanelDeed } from './usePanelDeed.ts'

interface ConfirmDeedButtonProps {
  deed: PanelDeed<void>
  /** on the button and on the one that confirms */
  text: string
  /** the question, with the name of what it is about */
  title: string
  children: ReactNode
  /** when the question is put: what is confirmed is what was on the screen then */
  onAsk?: () => void
  variant?: 'contained' | 'outlined'
  sx?: NonNullable<ButtonProps['sx']>
}

/** A deed that is asked about before it is done; what failed stays above its button. */
export function ConfirmDeedButton(p: ConfirmDeedButtonProps) {
  const { deed, text, title, variant = 'contained', sx = {} } = p
  const [asking, setAsking] = useState(false)
  const ask = () => {
    p.onAsk?.()
    setAsking(true)
  }
  const run = async () => {
    await deed.run()
    setAsking(false)
  }
  return (
    <>
      <FailureBox failure={deed.failure} />
      <Button variant={variant} onClick={ask} sx={sx}>
        {text}
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        button={text}
        busy={deed.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void run()}
      >
        {p.children}
      </ConfirmDialog>
    </>
  )
}
