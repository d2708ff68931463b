import { HttpError } from 'react-admin'
import type { Change } from '@eproc/domain/common/change'
import { ui } from '@eproc/i18n/id/ui'
import { ApiError } from '@eproc/ui/api/api.ts'

/** Who saved first, of a refusal of a stale version; undefined of any other. */
export function changeOf(error: unknown): Change | undefined {
  if (error instanceof ApiError) return error.change
  return error instanceof HttpError ? (error.body as { change?: Change } | null)?.change : undefined
}

/**
 * After a save that met a conflict: what is stored now, or why it cannot be compared. The refusal's own words would have the
 * page loaded anew, where saving once more asks again and loses nothing.
 */
export async function storedNow<T>(
  refusal: unknown,
  read: () => Promise<T>
): Promise<{ now?: T; unread?: string }> {
  if ((refusal as { status?: unknown } | undefined)?.status !== 409) return {}
  try {
    return { now: await read() }
  } catch {
    return { unread: ui.errors.bandingTakTerbaca }
  }
}
