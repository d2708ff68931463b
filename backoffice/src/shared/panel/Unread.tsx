import Button from '@mui/material/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { HttpError } from 'react-admin'
import { ui } from '@eproc/i18n/id/ui'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'

interface UnreadProps {
  of: readonly (Pick<UseQueryResult<unknown>, 'data' | 'error'> & {
    refetch: () => Promise<unknown>
  })[]
  /** shown while it is only awaited */
  waiting?: ReactNode
}

/** In the place of what could not be read: why, and a way to ask again. */
export function Unread({ of: queries, waiting = null }: UnreadProps) {
  const failed = queries.filter(({ data, error }) => error !== null && data === undefined)
  if (failed.length === 0) return waiting
  const { error } = failed[0]!
  return (
    <EmptyState
      illustration="error"
      title={ui.errors.muatData}
      content={error instanceof HttpError ? error.message : errorMessage(error)}
      actions={
        <Button variant="outlined" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
          {ui.tombol.cobaLagi}
        </Button>
      }
    />
  )
}
