import Button from '@mui/material/Button'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Change } from '@eproc/domain/common/change'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { diubahOleh, usangOffice as text } from '@eproc/i18n/id/usang'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { SideBySide } from '../record/SideBySide.tsx'

/**
 * Somebody saved first, and nothing typed is lost: takes the focus each time, so that it is read out and in view.
 * `differing` is false where the newer values are those that were read.
 */
export function StaleMessage(p: {
  /** what was read anew; another one asks for attention again */
  newer: object
  differing: boolean
  /** who saved first, as far as the refusal told it */
  change?: Change | undefined
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [p.newer])
  return (
    <MessageBox tone="warning" title={text.title} ref={box} tabIndex={-1}>
      {p.change && `${diubahOleh(p.change.diubahOleh, tanggalWaktu(p.change.diubahPada))} `}
      {p.differing ? text.body : text.same}
      {p.differing && p.children}
    </MessageBox>
  )
}

export interface StaleRow {
  name: string
  theirs: ReactNode
  mine: ReactNode
  /** puts theirs in the place of mine; false where they are the same */
  take?: (() => void) | false
}

/** What somebody saved first beside what stands in the form, a row for each that differs. */
export const StaleTable = ({ rows }: { rows: readonly StaleRow[] }) => (
  <SideBySide
    heads={[text.field, text.theirs, text.yours]}
    rows={rows.map(({ name, theirs, mine, take }) => [
      name,
      <>
        {theirs}
        {take && <TakeNewest label={name} onClick={take} />}
      </>,
      mine,
    ])}
  />
)

const TakeNewest = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button
    size="small"
    sx={{ display: 'block', px: 0, whiteSpace: 'normal', textAlign: 'left' }}
    aria-label={text.takeFor(label)}
    onClick={onClick}
  >
    {text.take}
  </Button>
)
