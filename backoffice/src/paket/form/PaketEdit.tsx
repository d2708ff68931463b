import { useState } from 'react'
import { EditBase, useEditContext, type RaRecord } from 'react-admin'
import { Navigate, useParams } from 'react-router-dom'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { useListAddress } from '../../shared/list/listAddress.ts'
import { Unread } from '../../shared/panel/Unread.tsx'
import { useMissing } from '../../shared/record/missing.ts'
import { useLeave, WHOLE } from '../OnePaket.tsx'
import { PaketForm } from './PaketForm.tsx'
import { fromPaket } from './values.ts'

const text = paketLayar.editor

/** `/12`: a package that is not published yet is changed. */
export default function PaketEdit() {
  const { id } = useParams()
  const onError = useMissing(useLeave())
  return (
    <EditBase
      key={id}
      id={id!}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      // What the server holds now, not what was looked at before.
      queryOptions={{ meta: WHOLE, onError, refetchOnMount: 'always', staleTime: 0 }}
    >
      <Started />
    </EditBase>
  )
}

/** What the user starts from: news of the package must not change the form. */
function Started() {
  const { record, isFetching, error, refetch } = useEditContext<RincianPaket & RaRecord>()
  const leave = useLeave()
  const address = useListAddress()
  const [paket, setPaket] = useState<RincianPaket>()
  if (!paket && record && !isFetching && !error) {
    // Published meanwhile: it is read, where it was to be changed.
    if (!record.bisa.includes('ubah'))
      return <Navigate to={`${address}/${record.id}/show`} replace />
    setPaket(record)
  }
  if (!paket) {
    return (
      <FullDialog open fullScreen title={text.buat} onClose={leave}>
        <Unread of={[{ data: paket, error, refetch }]} waiting={<PageSkeleton />} />
      </FullDialog>
    )
  }
  return (
    <PaketForm
      title={text.ubah(paket.kode)}
      tahun={paket.tahunAnggaran}
      start={fromPaket(paket)}
      paket={paket}
    />
  )
}
