import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { ConfirmDeed } from '../../shared/deed/ConfirmDeed.tsx'
import { PrevNext } from '../../shared/list/PrevNext.tsx'
import { ReasonDialog } from '../deeds/ReasonDialog.tsx'
import { paketTitle, useLeave } from '../OnePaket.tsx'
import { usePreset } from '../presets.ts'
import { Differences } from './Differences.tsx'
import { Kurang } from './Kurang.tsx'
import { PaketOverview } from './PaketOverview.tsx'

const { aksi, konfirmasi } = paketLayar

/** A package that waits for the manajer ULP: what changed since the last approval, then all of it. */
export default function ApprovalShow() {
  const paket = useRecordContext<RincianPaket>()!
  const { filter = {} } = usePreset()
  const leave = useLeave()
  const [rejecting, setRejecting] = useState(false)
  return (
    <FullDialog
      open
      fullScreen
      title={paketTitle(paket)}
      onClose={leave}
      actions={
        <>
          <PrevNext filter={filter} sort={{ field: 'id', order: 'DESC' }} />
          <Button onClick={leave}>{konfirmasi.tutup}</Button>
          {paket.bisa.includes('tolak') && (
            <Button variant="outlined" color="error" onClick={() => setRejecting(true)}>
              {aksi.tolak}
            </Button>
          )}
          {paket.bisa.includes('setujui') && (
            <ConfirmDeed
              text={aksi.setujui}
              question={konfirmasi.setujui(paket.nama)}
              deed={(office) => office.setujuiPaket(paket)}
              onDone={leave}
              button={{ variant: 'contained' }}
            />
          )}
        </>
      }
    >
      <div style={{ maxWidth: 1240, margin: '0 auto', display: 'grid', gap: 32 }}>
        {paket.bisa.includes('tolak') && !paket.bisa.includes('setujui') && (
          <MessageBox tone="info">{konfirmasi.sendiri}</MessageBox>
        )}
        <Kurang paket={paket} />
        <Differences />
        <PaketOverview />
      </div>
      {rejecting && (
        <ReasonDialog
          title={konfirmasi.tolak(paket.nama)}
          object={paketTitle(paket)}
          body={konfirmasi.tolakIsi}
          label={konfirmasi.catatan}
          hint={konfirmasi.catatanPetunjuk}
          submit={aksi.tolak}
          deed={(office, catatan) => office.tolakPaket(paket, catatan)}
          close={() => setRejecting(false)}
          onDone={leave}
        />
      )}
    </FullDialog>
  )
}
