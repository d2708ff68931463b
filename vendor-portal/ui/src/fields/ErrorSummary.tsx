import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { MessageBox } from '../feedback/MessageBox.tsx'

const ListAnswer = styled('ul')({ margin: '8px 0 0', paddingLeft: 20, display: 'grid', gap: 4 })

/** One line of the summary: `field` is a field's name; empty for a general error. */
export interface ErrorLine {
  field?: string
  /** The field's label, before its message. */
  label?: string | undefined
  message: string
  /** It blames a field that this page does not show. */
  elsewhere?: boolean
}

/** Where the field of this name stands in the document. */
function findField(name: string) {
  const container = document.querySelector<HTMLElement>(`[data-bidang="${CSS.escape(name)}"]`)
  const target =
    document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not([type=hidden])`) ??
    container?.querySelector<HTMLElement>('input, select, textarea, button')
  return { container, target }
}

/* Fields come and go with others, so their order is that of the page, not that of their birth. */
function inPageOrder(fields: readonly string[]): string[] {
  const places = new Map(fields.map((f) => [f, findField(f).target ?? null]))
  return fields.toSorted((a, b) => {
    const [x, y] = [places.get(a), places.get(b)]
    if (!x || !y || x === y) return 0
    return x.compareDocumentPosition(y) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}

/** Moves the focus to the field of this name in the document. */
function focusField(name: string) {
  const { container, target } = findField(name)
  ;(container ?? target)?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}

/**
 * Error summary above a long form; each line leads to its field. Takes the focus when it appears and when `attempts`
 * (the count of attempts to save) grows.
 */
export function ErrorSummary({
  errors: error,
  attempts = 0,
  onSeek,
}: {
  errors: ErrorLine[]
  attempts?: number
  /** brings a field into the page that this one does not show */
  onSeek?: ((field: string) => void) | undefined
}) {
  const box = useRef<HTMLDivElement>(null)
  const present = error.length > 0
  useEffect(() => {
    if (!present) return
    /* After react-hook-form, which focuses the first wrong field in a timeout of its own. */
    const timer = window.setTimeout(() => {
      box.current?.focus({ preventScroll: true })
      box.current?.scrollIntoView({ block: 'center' })
    }, 40)
    return () => window.clearTimeout(timer)
  }, [present, attempts])
  if (!present) return null
  const order = inPageOrder(error.flatMap((g) => g.field ?? []))
  const sorted = error.toSorted(
    (a, b) => order.indexOf(a.field ?? '') - order.indexOf(b.field ?? '')
  )
  const input = error.filter((g) => g.field || g.elsewhere).length
  return (
    <MessageBox
      tone="error"
      ref={box}
      tabIndex={-1}
      title={input ? ui.ringkasan.judul(input) : ui.ringkasan.umum}
    >
      <ListAnswer>
        {sorted.map((g) => (
          <li key={`${g.field ?? ''}${g.message}`}>
            {g.field ? (
              <a
                href={`#${g.field}`}
                onClick={(e) => {
                  e.preventDefault()
                  onSeek?.(g.field!)
                  // Once React has drawn what was asked for.
                  window.setTimeout(focusField, 0, g.field!)
                }}
              >
                {g.label ? ui.ringkasan.baris(g.label, g.message) : g.message}
              </a>
            ) : (
              g.message
            )}
          </li>
        ))}
      </ListAnswer>
    </MessageBox>
  )
}
