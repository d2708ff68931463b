import ListAnswer from '@mui/icons-material/HowToRegOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { PaketRow } from '@eproc/domain/paket/answers'
import { panduan } from '@eproc/i18n/id/panduan_office'
import { paketLayar as teks } from '@eproc/i18n/id/paket_office'
import { useSesi } from '@eproc/ui/session/sesi.ts'
import { Tautan } from '@eproc/ui/layout/Tautan.tsx'
import { TombolBaris } from '../shared/TombolBaris.tsx'
import { TenderDariAlamat, useBukaTender } from '../tender/dialog/TenderDariAlamat.tsx'
import { DialogPendaftaran } from './deeds/RegistrationDialog.tsx'
import { DialogPaket } from './deeds/ProcessDeeds.tsx'
import { TabelPaket } from './columns.tsx'

/** 'Paket Lelang Tahun Anggaran': list of paket to read (S3 §2.2); actions stand in the dialog. */
export default function BacaPaketPage() {
  const [lihat, setLihat] = useState<number | null>(null)
  const [atur, setAtur] = useState<number | null>(null)
  const bukaTender = useBukaTender()
  const mengatur = useSesi().pengguna?.hak.includes('paket.jadwal.susun') ?? false
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
        {...(mengatur
          ? {
              aksi: (b: PaketRow) =>
                b.bisa.includes('pendaftaran') && (
                  <TombolBaris
                    teks={teks.aksi.pendaftaran}
                    nama={b.nama}
                    ikon={<ListAnswer />}
                    onClick={() => setAtur(b.id)}
                  />
                ),
            }
          : {})}
        onBuka={(b) => (b.statusPelaksanaan === 'N' ? setLihat(b.id) : bukaTender(b.id))}
      />
      <TenderDariAlamat />
      {atur !== null && <DialogPendaftaran paketId={atur} onTutup={() => setAtur(null)} />}
      {lihat !== null && <DialogPaket paketId={lihat} onTutup={() => setLihat(null)} />}
    </>
  )
}
