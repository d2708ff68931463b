import { useState } from 'react'
import { paketLayar as teks } from '@eproc/i18n/id/paket_layar'
import { DialogPaket } from './DialogPaket.tsx'
import { TabelPaket } from './TabelPaket.tsx'

/** 'Paket Lelang Tahun Anggaran': daftar paket untuk dibaca (S3 §2.2); tindakan di dialognya. */
export default function BacaPaketPage() {
  const [lihat, setLihat] = useState<number | null>(null)
  return (
    <>
      <TabelPaket
        judul={teks.judul.baca}
        kolom={['nama', 'hps', 'volume', 'pengadaan', 'pemilihan', 'pengguna', 'status']}
        jalur={(t) => `/api/rup/paket/lelang/tahun/${t}`}
        saring={['statusPelaksanaan']}
        onBuka={(b) => setLihat(b.id)}
      />
      {lihat !== null && <DialogPaket paketId={lihat} onTutup={() => setLihat(null)} />}
    </>
  )
}
