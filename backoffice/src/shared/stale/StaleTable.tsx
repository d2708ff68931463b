import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { usangOffice as text } from '@eproc/i18n/id/usang'
import { SideBySide } from '../record/SideBySide.tsx'

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
