import Button from '@mui/material/Button'
import { useState } from 'react'
import type { KontrakAnswer } from '@eproc/domain/tender/answers_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { api } from '@eproc/ui/api/api.ts'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogKonfirmasi.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { ItemList } from '../ItemList.tsx'
import { useIsiPanel } from '../tender_reads.ts'
import { FailureBox } from '../dialog/FailureBox.tsx'
import { kontrakItems } from './kontrak_items.ts'
import { LockedNote } from '../dialog/LockedNote.tsx'
import type { PanelProps } from '../dialog/panel.ts'
import { usePanelDeed } from '../usePanelDeed.ts'

const teks = tenderStaf.kontrak

/** SPMK: the contract to read, and the completion that locks its form. */
export default function SpmkPanel({ paket, aktif, boleh }: PanelProps) {
  const { data } = useIsiPanel<KontrakAnswer>(paket.id, `/api/lelang/surat-perjanjian/${paket.id}`)
  const [tanya, setTanya] = useState(false)
  const { run, sibuk, kegagalan } = usePanelDeed(paket.id, tenderStaf.gagal.smpk)
  if (!data) return null
  const isi = <ItemList butir={kontrakItems(data)} />
  if (data.kunciSpmk || paket.kunciSpmk)
    return <LockedNote alasan={teks.terkunci}>{isi}</LockedNote>
  const tersimpan = data.tglKontrak !== null
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <FailureBox kegagalan={kegagalan} />
      {tersimpan ? isi : <KotakPesan nada="peringatan">{teks.belumDisimpan}</KotakPesan>}
      {tersimpan && aktif && boleh('kontrak.spmk') && (
        <Button variant="contained" onClick={() => setTanya(true)}>
          {teks.spmk}
        </Button>
      )}
      <DialogKonfirmasi
        buka={tanya}
        judul={teks.tanyaSpmk(paket.nama)}
        tombol={teks.spmk}
        sibuk={sibuk}
        onBatal={() => setTanya(false)}
        onYa={() =>
          void run(() => api.put(`/api/rup/lelang/selesai-smpk/${paket.id}`)).then(() =>
            setTanya(false)
          )
        }
      >
        {teks.tanyaSpmkIsi}
      </DialogKonfirmasi>
    </div>
  )
}
