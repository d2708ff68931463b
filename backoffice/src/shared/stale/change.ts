import { HttpError } from 'react-admin'
import type { Change } from '@eproc/domain/common/change'
import { ApiError } from '@eproc/ui/api/api.ts'

/** Who saved first, of a refusal of a stale version; undefined of any other. */
export function changeOf(error: unknown): Change | undefined {
  if (error instanceof ApiError) return error.change
  return error instanceof HttpError ? (error.body as { change?: Change } | null)?.change : undefined
}
