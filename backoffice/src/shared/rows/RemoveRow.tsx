import Delete from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { useEffect, useRef, type ReactNode } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { AskFirst } from '../deed/AskFirst.tsx'

interface RemoveRowProps {
  /** names the row: 'Hapus baris 2' */
  label: string
  /** whether something would be lost with it */
  filled: () => boolean
  onRemove: () => void
  /** in the place of the usual question and of what it says */
  question?: string
  children?: ReactNode
}

/** Takes a row of a form away, after a question where something is typed in it: nothing brings it back. */
export const RemoveRow = ({ label, filled, onRemove, question, children }: RemoveRowProps) => (
  <AskFirst
    question={question ?? `${label}?`}
    button={ui.tombol.hapus}
    destructive
    run={onRemove}
    trigger={(ask) => (
      <IconButton data-remove aria-label={label} onClick={() => (filled() ? ask() : onRemove())}>
        <Delete />
      </IconButton>
    )}
  >
    {children ?? ui.dialog.hapusBarisIsi}
  </AskFirst>
)

/**
 * Where a row goes the focus stays: on the row that takes its place (`data-row`, beside the foot), else on the button in the
 * foot that adds one. `left` says which row goes.
 */
export function useRowFocus(count: number) {
  const foot = useRef<HTMLDivElement>(null)
  const gone = useRef<number | null>(null)
  useEffect(() => {
    if (gone.current === null) return
    const rows = foot.current?.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-row]')
    const next = rows?.[gone.current] ?? foot.current?.querySelector('button')
    gone.current = null
    next?.focus()
  }, [count])
  return {
    foot,
    left: (index: number) => {
      gone.current = index
    },
  }
}
