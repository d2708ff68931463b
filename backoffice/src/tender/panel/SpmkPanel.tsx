import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { RecordContextProvider } from 'react-admin'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { ConfirmDeedButton } from '../ConfirmDeedButton.tsx'
import { usePaket, usePanel, useTender } from '../context.ts'
import { LockedNote } from '../dialog/LockedNote.tsx'
import { TenderSelesai } from '../dialog/TenderSelesai.tsx'
import { useTahapAddress } from '../dialog/useTahapAddress.ts'
import { useKontrak } from '../tender_reads.ts'
import { usePanelDeed } from '../usePanelDeed.ts'
import { KontrakItems } from './KontrakItems.tsx'
import { Unread } from '../../shared/panel/Unread.tsx'

const teks = tenderStaf.kontrak

/** SPMK: the contract to read, and the completion that locks its form. */
export default function SpmkPanel() {
  const { id, nama, kunciSpmk } = usePaket()
  const { active, tahap } = usePanel()
  const { may } = useTender()
  const query = useKontrak()
  const { data } = query
  const [versi, setVersi] = useState(0)
  const deed = usePanelDeed<void, unknown>(
    (office) => office.selesaikanSpmk(id, versi),
    tenderStaf.gagal.smpk
  )
  if (!data) return <Unread of={[query]} />
  const kontrak = (
    <RecordContextProvider value={data}>
      <KontrakItems />
    </RecordContextProvider>
  )
  if (data.kunciSpmk || kunciSpmk)
    return (
      <>
        <NotFinished />
        {/* Where SPK has its panel in the same tahap, the contract stands there already. */}
        {tahap.tab.includes('spk') ? (
          <Typography color="text.secondary">{teks.terkunci}</Typography>
        ) : (
          <LockedNote reason={teks.terkunci}>{kontrak}</LockedNote>
        )}
      </>
    )
  const finishing = active && may('kontrak.spmk')
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {data.tglKontrak === null ? (
        <MessageBox tone="warning">{teks.belumDisimpan}</MessageBox>
      ) : (
        kontrak
      )}
      {finishing && data.halanganSpmk !== null && data.tglKontrak !== null && (
        <MessageBox>{data.halanganSpmk}</MessageBox>
      )}
      {finishing && data.halanganSpmk === null && (
        <ConfirmDeedButton
          deed={deed}
          text={teks.spmk}
          title={teks.tanyaSpmk(nama)}
          onAsk={() => setVersi(data.versi)}
        >
          {teks.tanyaSpmkIsi}
        </ConfirmDeedButton>
      )}
    </div>
  )
}

/** The contract's work begins, and the tender is still to be declared finished: the way there. */
function NotFinished() {
  const { selesai } = useTender()
  const [, setTahap] = useTahapAddress()
  if (!selesai) return null
  const key = selesai.tab
  return (
    <MessageBox>
      <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        {key ? teks.selesaiPada(tenderStaf.dialog.panel[key]) : teks.belumSelesai}
        {key ? (
          <Button variant="outlined" onClick={() => setTahap(key)} sx={{ whiteSpace: 'normal' }}>
            {tenderStaf.informasi.jadwal.bukaTahap(tenderStaf.dialog.panel[key])}
          </Button>
        ) : (
          <TenderSelesai tab={null} />
        )}
      </div>
    </MessageBox>
  )
}
