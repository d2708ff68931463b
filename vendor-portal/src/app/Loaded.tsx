import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'

/** A skeleton while loading, an error with Coba lagi, or the content. */
export function Loaded<T>({
  query,
  failed = (message) => message,
  children,
}: {
  query: UseQueryResult<T>
  /** how a failure is told */
  failed?: (message: string) => string
  children: (data: T) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.error)
    return (
      <EmptyState
        illustration="error"
        title={ui.errors.muatData}
        content={failed(errorMessage(query.error))}
        actions={
          <Button variant="outlined" onClick={() => void query.refetch()}>
            {ui.tombol.cobaLagi}
          </Button>
        }
      />
    )
  return (
    <div role="status" aria-label={ui.memuat}>
      <Skeleton width="40%" />
      <Skeleton variant="rounded" height={120} />
    </div>
  )
}
