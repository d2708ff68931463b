import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useListContext, useResourceContext, useTranslate } from 'react-admin'
import { ui } from '@eproc/i18n/id/ui'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'

/** Why there may be nothing, as the resource says it. */
function useEmptyHint(): string | undefined {
  const resource = useResourceContext()
  return useTranslate()(`resources.${resource}.empty`, { _: '' }) || undefined
}

/** A resource without any record; the button that adds one stands beside the heading. */
export function ListEmpty() {
  return <EmptyState title={ui.kosong} content={useEmptyHint()} />
}

/** Nothing matches what was searched; `hint` says why there may be nothing at all. */
export function ListNoResults({ hint }: { hint?: string | undefined }) {
  const { filterValues, setFilters } = useListContext()
  const empty = useEmptyHint()
  const q: unknown = (filterValues as Record<string, unknown>).q
  return (
    <EmptyState
      illustration="cari"
      title={typeof q === 'string' && q ? ui.tabel.tanpaHasil(q) : ui.kosong}
      content={hint ?? empty}
      actions={
        <Button variant="outlined" onClick={() => setFilters({}, [])}>
          {ui.tabel.hapusPenyaring}
        </Button>
      }
    />
  )
}

/**
 * The rows and their pages, or why there are none to show. What was read stays, with the rows' dialogs, when it cannot be
 * read again.
 */
export function ListRows({ children, pages }: { children: ReactNode; pages: ReactNode }) {
  const { data, error } = useListContext()
  if (error && !data?.length) return <ListError />
  return (
    <>
      {children}
      {pages}
    </>
  )
}

/** The list could not be fetched. */
function ListError() {
  const { error, refetch, resource } = useListContext()
  const t = useTranslate()
  const message = error instanceof Error && error.message ? error.message : errorMessage(error)
  const own = t(`resources.${resource}.message.load_failed`, { message, _: '' })
  return (
    <EmptyState
      illustration="error"
      title={own || ui.errors.muatData}
      content={own ? undefined : message}
      actions={
        <Button variant="outlined" onClick={() => void refetch()}>
          {ui.tombol.cobaLagi}
        </Button>
      }
    />
  )
}
