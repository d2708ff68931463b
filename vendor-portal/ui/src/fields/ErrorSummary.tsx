import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { KotakPesan } from '../feedback/MessageBox.tsx'

const ListAnswer = styled('ul')({ margin: '8px 0 0', paddingLeft: 20, display: 'grid', gap: 4 })

/** One line of the summary: `bidang` is a field's name; empty for a general error. */
export interface ErrorLine {
  bidang?: string
  /** The field's label, before its message. */
  label?: string | undefined
  pesan: string
}

/** Moves the focus to the field of this name in the document. */
function keBidang(nama: string) {
  const wadah = document.querySelector<HTMLElement>(`[data-bidang="${CSS.escape(nama)}"]`)
  const sasaran =
    document.querySelector<HTMLElement>(`[name="${CSS.escape(nama)}"]:not([type=hidden])`) ??
    wadah?.querySelector<HTMLElement>('input, select, textarea, button')
  ;(wadah ?? sasaran)?.scrollIntoView({ block: 'center' })
  sasaran?.focus({ preventScroll: true })
}

/**
 * Error summary above a long form; each line leads to its field. Takes the focus when it appears and when `kali`
 * (the count of attempts to save) grows.
 */
export function ErrorSummary({ errors: error, kali = 0 }: { errors: ErrorLine[]; kali?: number }) {
  const acuan = useRef<HTMLDivElement>(null)
  const ada = error.length > 0
  useEffect(() => {
    if (!ada) return
    /* After react-hook-form, which focuses the first wrong field in a timeout of its own. */
    const jam = window.setTimeout(() => {
      acuan.current?.focus({ preventScroll: true })
      acuan.current?.scrollIntoView({ block: 'center' })
    }, 40)
    return () => window.clearTimeout(jam)
  }, [ada, kali])
  if (!ada) return null
  const input = error.filter((g) => g.bidang).length
  return (
    <KotakPesan
      nada="error"
      ref={acuan}
      tabIndex={-1}
      judul={input ? ui.ringkasan.judul(input) : ui.ringkasan.umum}
    >
      <ListAnswer>
        {error.map((g) => (
          <li key={`${g.bidang ?? ''}${g.pesan}`}>
            {g.bidang ? (
              <a
                href={`#${g.bidang}`}
                onClick={(e) => {
                  e.preventDefault()
                  keBidang(g.bidang!)
                }}
              >
                {g.label ? ui.ringkasan.baris(g.label, g.pesan) : g.pesan}
              </a>
            ) : (
              g.pesan
            )}
          </li>
        ))}
      </ListAnswer>
    </KotakPesan>
  )
}
