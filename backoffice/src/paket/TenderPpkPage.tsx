import Mata from '@mui/icons-material/VisibilityOutlined'
import Jadwal from '@mui/icons-material/EditCalendarOutlined'
import ListAnswer from '@mui/icons-material/HowToRegOutlined'
import Terbit from '@mui/icons-material/CampaignOutlined'
import Unggah from '@mui/icons-material/UploadFileOutlined'
import Proses from '@mui/icons-material/AccountTreeOutlined'
import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import type { PaketRow, RincianPaket } from '@eproc/domain/paket/answers'
import { paketLayar as teks } from '@eproc/i18n/id/paket_office'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogKonfirmasi.tsx'
import { showAlert, notify } from '@eproc/ui/api/notice.ts'
import { TombolBaris } from '../shared/TombolBaris.tsx'
import { TenderDariAlamat, useBukaTender } from '../tender/dialog/TenderDariAlamat.tsx'
import { useSegarkanPaket } from './data_paket.ts'
import { DialogFileJadwal } from './deeds/FileJadwalDialog.tsx'
import { DialogPaket } from './deeds/ProcessDeeds.tsx'
import { DialogPendaftaran } from './deeds/RegistrationDialog.tsx'
import { DialogRevisi } from './jadwal/RevisiDialog.tsx'
import { TabelPaket } from './columns.tsx'

type Buka = { apa: 'detail' | 'revisi' | 'file' | 'pendaftaran' | 'publish'; baris: PaketRow }

/** The PPK's tenders (S3 §2.2): paket in status AM with their actions. */
export default function TenderPpkPage() {
  const [buka, setBuka] = useState<Buka | null>(null)
  const tutup = () => setBuka(null)
  const bukaTender = useBukaTender()
  return (
    <>
      <TabelPaket
        judul={teks.judul.tender}
        keterangan={teks.judul.tenderKet}
        kolom={['kode', 'nama', 'volume', 'sistem', 'hps', 'pengguna', 'status']}
        jalur={(t) => `/api/rup/paket/status/AM/tahun/${t}`}
        saring={['statusPelaksanaan']}
        onBuka={(b) =>
          b.statusPelaksanaan === 'N' ? setBuka({ apa: 'detail', baris: b }) : bukaTender(b.id)
        }
        aksi={(b) => {
          const tombol = (apa: Buka['apa'], label: string, ikon: ReactNode) => (
            <TombolBaris
              teks={label}
              nama={b.nama}
              ikon={ikon}
              onClick={() => setBuka({ apa, baris: b })}
            />
          )
          return (
            <span style={{ display: 'inline-flex' }}>
              {tombol('detail', teks.aksi.lihat, <Mata />)}
              {b.statusPelaksanaan !== 'N' && (
                <TombolBaris
                  teks={tenderStaf.dialog.judulMuat}
                  nama={b.nama}
                  ikon={<Proses />}
                  onClick={() => bukaTender(b.id)}
                />
              )}
              {b.bisa.includes('revisi') && tombol('revisi', teks.aksi.revisi, <Jadwal />)}
              {b.bisa.includes('fileJadwal') && tombol('file', teks.aksi.upload, <Unggah />)}
              {b.bisa.includes('pendaftaran') &&
                tombol('pendaftaran', teks.aksi.pendaftaran, <ListAnswer />)}
              {b.bisa.includes('terbitkan') && tombol('publish', teks.aksi.publish, <Terbit />)}
            </span>
          )
        }}
      />
      <TenderDariAlamat />
      {buka?.apa === 'detail' && (
        <DialogPaket paketId={buka.baris.id} onTutup={tutup} aksi={(p) => <Benturan paket={p} />} />
      )}
      {buka?.apa === 'revisi' && <DialogRevisi paketId={buka.baris.id} onTutup={tutup} />}
      {buka?.apa === 'file' && <DialogFileJadwal paketId={buka.baris.id} onTutup={tutup} />}
      {buka?.apa === 'pendaftaran' && <DialogPendaftaran paketId={buka.baris.id} onTutup={tutup} />}
      {buka?.apa === 'publish' && <Publish baris={buka.baris} onTutup={tutup} />}
    </>
  )
}

function Publish({ baris, onTutup }: { baris: PaketRow; onTutup: () => void }) {
  const [sibuk, setSibuk] = useState(false)
  const segarkan = useSegarkanPaket()
  const publish = async () => {
    setSibuk(true)
    try {
      const { message } = await api.post('/api/rup/paket/publish', { paketPenyediaId: baris.id })
      notify(message)
    } catch (error) {
      showAlert(teks.gagal.publish(errorMessage(error)), 'error')
    }
    await segarkan()
    onTutup()
  }
  return (
    <DialogKonfirmasi
      buka
      judul={teks.konfirmasi.publish(baris.nama)}
      tombol={teks.aksi.publish}
      tombolBatal={teks.konfirmasi.tutup}
      sibuk={sibuk}
      onYa={() => void publish()}
      onBatal={onTutup}
    >
      {teks.konfirmasi.publishIsi}
    </DialogKonfirmasi>
  )
}

/** Declaration of no conflict of interest, for pokja members who have not made it yet. */
export function Benturan({ paket }: { paket: RincianPaket }) {
  const [tanya, setTanya] = useState(false)
  const [sibuk, setSibuk] = useState(false)
  const segarkan = useSegarkanPaket()
  if (!paket.saya.pokja || paket.saya.bebasBenturan) return null
  const nyatakan = async () => {
    setSibuk(true)
    try {
      const { message } = await api.post(`/api/paket/${paket.id}/benturan`)
      notify(message)
      await segarkan()
      setTanya(false)
    } catch (error) {
      showAlert(errorMessage(error), 'error')
    } finally {
      setSibuk(false)
    }
  }
  return (
    <>
      <Button variant="contained" onClick={() => setTanya(true)}>
        {teks.aksi.benturan}
      </Button>
      <DialogKonfirmasi
        buka={tanya}
        judul={teks.konfirmasi.benturan}
        tombol={teks.konfirmasi.nyatakan}
        sibuk={sibuk}
        onYa={() => void nyatakan()}
        onBatal={() => setTanya(false)}
      >
        <p style={{ marginTop: 0, fontWeight: 600 }}>
          {paket.kode} · {paket.nama}
        </p>
        {teks.konfirmasi.benturanIsi}
      </DialogKonfirmasi>
    </>
  )
}
