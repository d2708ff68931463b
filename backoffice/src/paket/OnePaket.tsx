import type { ReactNode } from 'react'
import { ShowBase, useRecordContext, useShowContext } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { useListAddress } from '../shared/list/listAddress.ts'
import { Unread } from '../shared/panel/Unread.tsx'
import { useMissing } from '../shared/record/missing.ts'

/** The list keeps its rows as records of the cache; this asks for a package with all of its parts. */
export const WHOLE = { whole: true }

/** Back to the list, which keeps its filters; what the address said of the dialog goes. */
export function useLeave(): () => void {
  const navigate = useNavigate()
  const address = useListAddress()
  return () => void navigate(address)
}

/** The package of the address, for its dialog; the children read it with useRecordContext. */
export function OnePaket({ children }: { children: ReactNode }) {
  const { id } = useParams()
  const onError = useMissing(useLeave())
  return (
    <ShowBase id={id!} key={id} queryOptions={{ meta: WHOLE, onError }}>
      <Loaded>{children}</Loaded>
    </ShowBase>
  )
}

function Loaded({ children }: { children: ReactNode }) {
  const record = useRecordContext<RincianPaket>()
  const leave = useLeave()
  if (record) return children
  return (
    <FullDialog open fullScreen title={paketLayar.rincian.informasi} onClose={leave}>
      <Awaited />
    </FullDialog>
  )
}

/** In the place of a record that is not there: a skeleton, or why it could not be read. */
export function Awaited() {
  const { record, error, refetch } = useShowContext()
  return <Unread of={[{ data: record, error, refetch }]} waiting={<PageSkeleton />} />
}

export const paketTitle = (p: Pick<RincianPaket, 'kode' | 'nama'>) => `${p.kode} · ${p.nama}`
