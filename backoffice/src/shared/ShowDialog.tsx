import type { ReactNode } from 'react'
import { ShowBase, useShowContext } from 'react-admin'
import { Route, Routes, useParams } from 'react-router-dom'
import { DialogPenuh, type DialogPenuhProps } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { KerangkaHalaman } from '@eproc/ui/layout/Kerangka.tsx'
import { useClose } from './useClose.ts'

export interface ShowDialogProps {
  children: ReactNode
  /** buttons in the footer: what can be done with the record */
  actions?: ReactNode
  width?: DialogPenuhProps['lebar']
}

/** One record in a dialog over its list, `/admin/audit/12/show`; the children read it with useRecordContext. */
export const ShowDialog = (props: ShowDialogProps) => (
  <Routes>
    <Route path=":id/show" element={<Shown {...props} />} />
    <Route path="*" element={null} />
  </Routes>
)

function Shown(props: ShowDialogProps) {
  const { id } = useParams()
  return (
    <ShowBase id={id!} key={id}>
      <Frame {...props} />
    </ShowBase>
  )
}

function Frame({ children, actions, width = 'md' }: ShowDialogProps) {
  const close = useClose()
  const { defaultTitle, record } = useShowContext()
  return (
    <DialogPenuh
      buka
      judul={defaultTitle}
      onTutup={close}
      lebar={width}
      aksi={record ? actions : undefined}
    >
      {record ? children : <KerangkaHalaman baris={4} />}
    </DialogPenuh>
  )
}
