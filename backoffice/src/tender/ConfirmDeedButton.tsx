import Button, { type ButtonProps } from '@mui/material/Button'
import type { ReactNode } from 'react'
import { AskFirst } from '../shared/deed/AskFirst.tsx'
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
  return (
    <>
      <FailureBox failure={deed.failure} />
      <AskFirst
        question={title}
        button={text}
        busy={deed.isPending}
        run={() => deed.run()}
        trigger={(ask) => (
          <Button
            variant={variant}
            sx={sx}
            onClick={() => {
              p.onAsk?.()
              ask()
            }}
          >
            {text}
          </Button>
        )}
      >
        {p.children}
      </AskFirst>
    </>
  )
}
