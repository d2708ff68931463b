import Button from '@mui/material/Button'
import { useState } from 'react'
import type { JawabanKontrak } from '@eproc/domain/tender/answers_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { api } from '@eproc/ui/api/api.ts'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogKonfirmasi.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { DaftarButir } from '../Butir.tsx'
import { useIsiPanel } from '../data_tender.ts'
import { KotakGagal } from '../dialog/KotakGagal.tsx'
import { butirKontrak } from '../kontrak.ts'
import { Kunci } from '../dialog/Kunci.tsx'
import type { PanelProps } from '../dialog/panel.ts'
import { useTindakan } from '../tindakan.ts'

const teks = tenderStaf.kontrak

/** SPMK: the contract to read, and the completion that locks its form. */
export default function PanelSpmk({ paket, aktif, boleh }: PanelProps) {
  const { data } = useIsiPanel<JawabanKontrak>(paket.id, `/api/lelang/surat-perjanjian/${paket.id}`)
  const [tanya, setTanya] = useState(false)
  const { jalankan, sibuk, kegagalan } = useTindakan(paket.id, tenderStaf.gagal.smpk)
  if (!data) return null
  const isi = <DaftarButir butir={butirKontrak(data)} />
  if (data.kunciSpmk || paket.kunciSpmk) return <Kunci alasan={teks.terkunci}>{isi}</Kunci>
  const tersimpan = data.tglKontrak !== null
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <KotakGagal kegagalan={kegagalan} />
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
          void jalankan(() => api.put(`/api/rup/lelang/selesai-smpk/${paket.id}`)).then(() =>
            setTanya(false)
          )
        }
      >
        {teks.tanyaSpmkIsi}
      </DialogKonfirmasi>
    </div>
  )
}
