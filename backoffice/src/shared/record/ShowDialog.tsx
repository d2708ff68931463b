import type { ReactNode } from 'react'
import { ShowBase, useGetResourceLabel, useShowContext } from 'react-admin'
import { Route, Routes, useParams } from 'react-router-dom'
import { FullDialog, type FullDialogProps } from '@eproc/ui/dialog/FullDialog.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { Unread } from '../panel/Unread.tsx'
import { isMissing } from './missing.ts'
import { useClose } from './useClose.ts'

export interface ShowDialogProps {
  children: ReactNode
  /** buttons in the footer: what can be done with the record */
  actions?: ReactNode
  width?: FullDialogProps['width']
  /** below the list's address, where the record is not the list's own: `:id/paket` */
  path?: string
}

/** One record in a dialog over its list, `/admin/audit/12/show`; the children read it with useRecordContext. */
export const ShowDialog = ({ path = ':id/show', ...props }: ShowDialogProps) => (
  <Routes>
    <Route path={path} element={<Shown {...props} />} />
    <Route path="*" element={null} />
  </Routes>
)

/** The list leaves its rows in the cache: what is shown and decided is what the server holds now. */
const FRESH = { refetchOnMount: 'always', staleTime: 0, onError: () => {} } as const

function Shown(props: ShowDialogProps) {
  const { id } = useParams()
  return (
    <ShowBase id={id!} key={id} queryOptions={FRESH} error={<Frame {...props} />}>
      <Frame {...props} />
    </ShowBase>
  )
}

function Frame({ children, actions, width = 'md' }: ShowDialogProps) {
  const close = useClose()
  const { defaultTitle, record, error, resource, refetch } = useShowContext()
  const label = useGetResourceLabel()(resource, 1)
  // What was read stays, with all that is typed, when it cannot be read again.
  const shown = record && !isMissing(error)
  return (
    <FullDialog
      open
      title={defaultTitle || label}
      onClose={close}
      width={width}
      reading
      actions={shown ? actions : undefined}
    >
      {shown ? (
        children
      ) : isMissing(error) ? (
        <MessageBox tone="error">{error?.message}</MessageBox>
      ) : (
        <Unread of={[{ data: undefined, error, refetch }]} waiting={<PageSkeleton rows={4} />} />
      )}
    </FullDialog>
  )
}
