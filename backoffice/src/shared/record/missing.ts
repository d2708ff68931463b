import { HttpError, useNotify } from 'react-admin'

/** The record does not exist, or is no longer the caller's. Other failures pass: no network, a server that restarts. */
export const isMissing = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 404 || error.status === 403)

/**
 * What to do when a dialog's record could not be read, also in the background after a deed: the dialog is left when the record
 * is missing; otherwise it stays, with what was read before and what is typed.
 */
export function useMissing(leave: () => void): (error: unknown) => void {
  const notify = useNotify()
  return (error) => {
    if (!isMissing(error)) return
    notify('ra.notification.item_doesnt_exist', { type: 'error' })
    leave()
  }
}
