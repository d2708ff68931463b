import { useEffect, useRef, type ReactNode } from 'react'
import type { Change } from '@eproc/domain/common/change'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { diubahOleh, usangOffice as text } from '@eproc/i18n/id/usang'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'

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
