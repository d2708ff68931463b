import Button from '@mui/material/Button'
import { useEffect, useRef, type ReactNode } from 'react'
import { office } from '@eproc/i18n/id/resources_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'

const text = office.stale

/**
 * Somebody saved first, and nothing typed is lost: takes the focus each time, so that it is read out and in view.
 * `differing` is false where the newer values are those that were read.
 */
export function StaleMessage(p: {
  /** what was read anew; another one asks for attention again */
  newer: object
  differing: boolean
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [p.newer])
  return (
    <MessageBox tone="warning" title={text.title} ref={box} tabIndex={-1}>
      {p.differing ? text.body : text.same}
      {p.differing && p.children}
    </MessageBox>
  )
}

/** Puts the newest value of a field in the place of what was typed. */
export const TakeNewest = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button
    size="small"
    sx={{ display: 'block', px: 0, whiteSpace: 'normal', textAlign: 'left' }}
    aria-label={text.takeFor(label)}
    onClick={onClick}
  >
    {text.take}
  </Button>
)
