import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import type { StatusRekanan } from '@eproc/domain/common/choices'
import type { KirimanInput } from '../../providers/verbs/tender/kiriman.ts'
import type { PanelDeed } from '../usePanelDeed.ts'

export interface RekananRow {
  vendorId: number
  nama: string
  status: StatusRekanan
  blacklist: boolean
}

/** A ticked row: its file, and the panel's further fields. */
export interface Choice<T extends RekananRow = RekananRow> {
  row: T
  file: File | null
  more: Readonly<Record<string, string>>
}
export type Choices = ReadonlyMap<number, Choice>

/** What one kind of letter says of its rows. */
export interface KirimanRules<T extends RekananRow> {
  /** The tahap is open and the caller has the right. */
  allowed: boolean
  /** The file that was sent; this row cannot be ticked again. */
  sent: (row: T) => { path: string; name?: string } | null
  /** Rows without a file that cannot be ticked all the same. */
  closed?: (row: T) => boolean
  /** Other reasons to refuse a row before it is sent. */
  check?: (choice: Choice<T>) => string | null
  /** Further inputs in a ticked row; they read it with useChoice. */
  inputs?: ReactNode
}

/** It has no letter yet and may get one. */
export const mayGet = (
  rules: Pick<KirimanRules<RekananRow>, 'sent' | 'closed'>,
  row: RekananRow
): boolean => rules.sent(row) === null && rules.closed?.(row) !== true

/** Is there anybody who has no letter yet and may get one? */
export const someLeft = (
  rules: Pick<KirimanRules<RekananRow>, 'sent' | 'closed'>,
  rows: readonly RekananRow[] = []
): boolean => rows.some((row) => mayGet(rules, row))

/** What is chosen so far; a change of null unticks the row. */
export function useChoices(): {
  choices: Choices
  change: (row: RekananRow, part: Partial<Choice> | null) => void
  clear: () => void
} {
  const [choices, setChoices] = useState<Choices>(new Map())
  const change = useCallback((row: RekananRow, part: Partial<Choice> | null) => {
    setChoices((previous) => {
      const next = new Map(previous)
      if (part === null) next.delete(row.vendorId)
      else {
        const before = previous.get(row.vendorId) ?? { row, file: null, more: {} }
        next.set(row.vendorId, { ...before, ...part })
      }
      return next
    })
  }, [])
  const clear = useCallback(() => setChoices(new Map()), [])
  return { choices, change, clear }
}

export interface Kiriman extends ReturnType<typeof useChoices> {
  rules: KirimanRules<RekananRow>
  deed: PanelDeed<KirimanInput['list']>
}
export const KirimanContext = createContext<Kiriman | null>(null)

export function useKiriman(): Kiriman {
  const kiriman = use(KirimanContext)
  if (!kiriman) throw new Error('useKiriman outside of KirimanTable')
  return kiriman
}

/** The row of a cell, what is chosen for it, and how to change that. */
export function useChoice() {
  const row = useRecordContext<RekananRow>()
  const { choices, change } = useKiriman()
  if (!row) throw new Error('useChoice outside of a row')
  return {
    row,
    choice: choices.get(row.vendorId),
    change: (part: Partial<Choice> | null) => change(row, part),
  }
}
