import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import type { UseQueryResult } from '@tanstack/react-query'
import { ui } from '@eproc/i18n/id/ui'
import { FocusRescue } from '../layout/focus_rescue.ts'

export type ListQuery = Pick<UseQueryResult, 'isLoadingError'> & { refetch: () => Promise<unknown> }

/** Below a field whose list could not be read, so that it does not look empty: that, and a way to ask again. */
export function UnreadList({ of: { isLoadingError, refetch } }: { of: ListQuery }) {
  if (!isLoadingError) return null
  return (
    <FormHelperText error role="alert" component="div">
      <FocusRescue />
      {ui.errors.muatData}{' '}
      <Button size="small" onClick={() => void refetch()}>
        {ui.tombol.cobaLagi}
      </Button>
    </FormHelperText>
  )
}

/** What its unfolded list says then, instead of 'Tidak ditemukan'. */
export const unreadOptions = ({ isLoadingError }: ListQuery): string | undefined =>
  isLoadingError ? ui.errors.muatData : undefined
