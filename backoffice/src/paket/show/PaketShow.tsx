import Button from '@mui/material/Button'
import { useRecordContext } from 'react-admin'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { HolderSetPanel } from '../../pemegang/HolderSetPanel.tsx'
import { DeleteRecordButton } from '../../shared/record/DeleteRecordButton.tsx'
import { BenturanNotice } from '../../tender/dialog/BenturanNotice.tsx'
import { ArsipButton } from '../deeds/ArsipButton.tsx'
import { MoreDeeds } from '../deeds/MoreDeeds.tsx'
import { ProcessDeeds } from '../deeds/ProcessDeeds.tsx'
import { paketTitle, useLeave } from '../OnePaket.tsx'
import { Kurang } from './Kurang.tsx'
import { PaketOverview } from './PaketOverview.tsx'

const TenderDialog = lazyPart(() =>
  import('../../tender/dialog/TenderDialog.tsx').then((m) => ({ default: m.TenderDialog }))
)

const UsulPpkBox = lazyPart(() =>
  import('../../tender/informasi/UsulPpkBox.tsx').then((m) => ({ default: m.UsulPpkBox }))
)

/** A package in its dialog: what it is until it is published, then its tender (`/12/show?tahap=sanggah`). */
export default function PaketShow() {
  const paket = useRecordContext<RincianPaket>()!
  const leave = useLeave()
  const deeds = (
    <>
      <ArsipButton />
      <MoreDeeds />
      <ProcessDeeds />
    </>
  )
  if (paket.statusPelaksanaan !== 'N') {
    return (
      <OptionalPart>
        <TenderDialog paketId={paket.id} onClose={leave} actions={deeds} />
      </OptionalPart>
    )
  }
  return (
    <FullDialog
      open
      fullScreen
      title={paketTitle(paket)}
      onClose={leave}
      actions={
        <>
          <Button onClick={leave}>{paketLayar.konfirmasi.tutup}</Button>
          <DeleteRecordButton onDeleted={leave} />
          {deeds}
        </>
      }
    >
      <div style={{ maxWidth: 1240, margin: '0 auto', display: 'grid', gap: 24 }}>
        {paket.saya.pokja && !paket.saya.bebasBenturan && <BenturanNotice />}
        {paket.usulPpk && (
          <OptionalPart>
            <UsulPpkBox />
          </OptionalPart>
        )}
        <Kurang paket={paket} />
        {paket.status === 'AM' && <HolderSetPanel paketId={paket.id} />}
        <PaketOverview />
      </div>
    </FullDialog>
  )
}
