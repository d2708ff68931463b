import Button from '@mui/material/Button'
import { useState } from 'react'
import type { PaketTab } from '@eproc/domain/tender/answers'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { api } from '@eproc/ui/api/api.ts'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogKonfirmasi.tsx'
import type { BolehHak } from '../tender_reads.ts'
import { FailureBox } from './FailureBox.tsx'
import { usePanelDeed } from '../usePanelDeed.ts'

const teks = tenderStaf.selesai

interface TenderSelesaiProps {
  paket: PaketTab
  boleh: BolehHak
  /** SPPBJ (TEN, SEL) or minutes (TLA, PLA) have been sent. */
  siap: boolean
}

/** 'Tender Selesai', after a confirmation. */
export function TenderSelesai({ paket, boleh, siap }: TenderSelesaiProps) {
  const [tanya, setTanya] = useState(false)
  const { run, sibuk, kegagalan } = usePanelDeed(paket.id, tenderStaf.gagal.selesai)
  if (!siap || paket.statusPelaksanaan !== 'A' || !boleh('paket.selesai')) return null
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <FailureBox kegagalan={kegagalan} />
      <Button variant="outlined" onClick={() => setTanya(true)}>
        {teks.tombol}
      </Button>
      <DialogKonfirmasi
        buka={tanya}
        judul={teks.tanya(paket.nama)}
        tombol={teks.tombol}
        sibuk={sibuk}
        onBatal={() => setTanya(false)}
        onYa={() =>
          void run(() => api.put(`/api/rup/lelang/selesai/${paket.id}`)).then(() => setTanya(false))
        }
      >
        {teks.isi}
      </DialogKonfirmasi>
    </div>
  )
}
