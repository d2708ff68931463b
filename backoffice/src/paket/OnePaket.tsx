import type { ReactNode } from 'react'
import { ShowBase, useNotify, useRecordContext } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { useListAddress } from '../shared/list/listAddress.ts'

/** The list keeps its rows as records of the cache; this asks for a package with all of its parts. */
export const WHOLE = { whole: true }

/** Back to the list, which keeps its filters; what the address said of the dialog goes. */
export function useLeave(): () => void {
  const navigate = useNavigate()
  const address = useListAddress()
  return () => void navigate(address)
}

/** Closes a dialog whose record does not exist, or is no longer the caller's. */
export function useMissing(): () => void {
  const notify = useNotify()
  const leave = useLeave()
  return () => {
    notify('ra.notification.item_doesnt_exist', { type: 'error' })
    leave()
  }
}

/** The package of the address, for its dialog; the children read it with useRecordContext. */
export function OnePaket({ children }: { children: ReactNode }) {
  const { id } = useParams()
  const onError = useMissing()
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
      <PageSkeleton />
    </FullDialog>
  )
}

export const paketTitle = (p: Pick<RincianPaket, 'kode' | 'nama'>) => `${p.kode} · ${p.nama}`
