import type { ReactNode } from 'react'
import { ShowBase, useShowContext } from 'react-admin'
import { Route, Routes, useParams } from 'react-router-dom'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { KerangkaHalaman } from '@eproc/ui/layout/Kerangka.tsx'
import { useClose } from './useClose.ts'

/** One record in a dialog over its list, `/admin/audit/12/show`; the children read it with useRecordContext. */
export const ShowDialog = ({ children }: { children: ReactNode }) => (
  <Routes>
    <Route path=":id/show" element={<Shown>{children}</Shown>} />
    <Route path="*" element={null} />
  </Routes>
)

function Shown({ children }: { children: ReactNode }) {
  const { id } = useParams()
  return (
    <ShowBase id={id!} key={id}>
      <Frame>{children}</Frame>
    </ShowBase>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const close = useClose()
  const { defaultTitle, record } = useShowContext()
  return (
    <DialogPenuh buka judul={defaultTitle} onTutup={close}>
      {record ? children : <KerangkaHalaman baris={4} />}
    </DialogPenuh>
  )
}
