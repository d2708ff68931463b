import Button from '@mui/material/Button'
import { useState } from 'react'
import { panduan } from '@eproc/i18n/id/panduan'
import { paketLayar as teks } from '@eproc/i18n/id/paket_layar'
import { Tautan } from '@eproc/ui/Tautan.tsx'
import { TenderDariAlamat, useBukaTender } from '../tender/TenderDariAlamat.tsx'
import { DialogPaket } from './DialogPaket.tsx'
import { TabelPaket } from './TabelPaket.tsx'

/** 'Paket Lelang Tahun Anggaran': daftar paket untuk dibaca (S3 §2.2); tindakan di dialognya. */
export default function BacaPaketPage() {
  const [lihat, setLihat] = useState<number | null>(null)
  const bukaTender = useBukaTender()
  return (
    <>
      <TabelPaket
        judul={teks.judul.baca}
        aksiHalaman={
          <Button component={Tautan} ke="/rup/paket/learn">
            {panduan.tautan}
          </Button>
        }
        kolom={['nama', 'hps', 'volume', 'pengadaan', 'pemilihan', 'pengguna', 'status']}
        jalur={(t) => `/api/rup/paket/lelang/tahun/${t}`}
        saring={['statusPelaksanaan']}
        onBuka={(b) => (b.statusPelaksanaan === 'N' ? setLihat(b.id) : bukaTender(b.id))}
      />
      <TenderDariAlamat />
      {lihat !== null && <DialogPaket paketId={lihat} onTutup={() => setLihat(null)} />}
    </>
  )
}
