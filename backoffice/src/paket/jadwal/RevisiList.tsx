import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState } from 'react'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { RevisiRow, PaketRevisi } from '@eproc/domain/paket/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { showAlert, notify } from '@eproc/ui/api/notice.ts'
import { KerangkaHalaman } from '@eproc/ui/layout/Kerangka.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { usePaket, useSegarkanPaket } from '../data_paket.ts'
import { useRevisi } from './RevisiDialog.tsx'
import { InfoPaket } from '../show/PaketOverview.tsx'
import { TabelPaket } from '../columns.tsx'

const teks = paketLayar.revisi

/** Approval Jadwal Tender (S3 §2.4): paket with a revision of the jadwal waiting. */
export default function ApproveJadwalPage() {
  const [buka, setBuka] = useState<PaketRevisi | null>(null)
  return (
    <>
      <TabelPaket<PaketRevisi>
        judul={paketLayar.judul.jadwal}
        kolom={['kode', 'nama', 'ppk', 'status']}
        jalur={(t) => `/api/rup/jadwal/revisi/paket/${t}`}
        kosong={paketLayar.kosongRevisi}
        onBuka={setBuka}
        aksi={(b) =>
          b.statusPelaksanaan !== 'S' && (
            <Button
              size="small"
              variant={b.bolehSetujui ? 'contained' : 'text'}
              aria-label={paketLayar.aksi.untuk(paketLayar.aksi.periksa, b.nama)}
              onClick={() => setBuka(b)}
            >
              {paketLayar.aksi.periksa}
            </Button>
          )
        }
      />
      {buka && <Periksa baris={buka} onTutup={() => setBuka(null)} />}
    </>
  )
}

const JADWAL = paketLayar.editor.jadwal
const waktu = (include: boolean, mulai: string | null, selesai: string | null) =>
  include ? `${tanggalWaktu(mulai)} – ${tanggalWaktu(selesai)}` : JADWAL.tidakIkut
const bedaBaris = (b: RevisiRow) =>
  b.include !== b.includeLama ||
  (b.include && (b.mulai !== b.mulaiLama || b.selesai !== b.selesaiLama))

const KOLOM: readonly Kolom<RevisiRow>[] = [
  {
    kunci: 'tahap',
    judul: JADWAL.tahap,
    utama: true,
    isi: (b) => (
      <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        <strong style={{ fontWeight: 600 }}>
          {b.urut}. {b.tahap}
        </strong>
        {bedaBaris(b) && <ChipStatus warna="kuning" teks={teks.berubah} />}
      </span>
    ),
  },
  { kunci: 'lama', judul: teks.kini, isi: (b) => waktu(b.includeLama, b.mulaiLama, b.selesaiLama) },
  {
    kunci: 'baru',
    judul: paketLayar.rincian.sesudah,
    isi: (b) => (bedaBaris(b) ? <strong>{waktu(b.include, b.mulai, b.selesai)}</strong> : '–'),
  },
  { kunci: 'remark', judul: JADWAL.remark, isi: (b) => b.remark ?? '–' },
]

function Periksa({ baris, onTutup }: { baris: PaketRevisi; onTutup: () => void }) {
  const [tab, setTab] = useState(1)
  const [sibuk, setSibuk] = useState(false)
  const { data: paket } = usePaket(baris.id)
  const { data: revisi } = useRevisi(baris.id)
  const segarkan = useSegarkanPaket()
  const setujui = async () => {
    setSibuk(true)
    try {
      const { message } = await api.post(`/api/rup/jadwal/revisi/approve/${baris.id}`)
      notify(message)
      await segarkan()
      onTutup()
    } catch (error) {
      showAlert(paketLayar.gagal.approve(errorMessage(error)), 'error')
    } finally {
      setSibuk(false)
    }
  }
  return (
    <DialogPenuh
      buka
      penuh
      judul={`${baris.kode} · ${baris.nama}`}
      onTutup={onTutup}
      sibuk={sibuk}
      aksi={
        <>
          <Button onClick={onTutup}>{paketLayar.konfirmasi.tutup}</Button>
          {tab === 1 && baris.bolehSetujui && (
            <Button variant="contained" loading={sibuk} onClick={() => void setujui()}>
              {paketLayar.aksi.approve}
            </Button>
          )}
        </>
      }
    >
      <div style={{ maxWidth: 1240, margin: '0 auto', display: 'grid', gap: 20 }}>
        <Tabs value={tab} onChange={(_, t: number) => setTab(t)}>
          <Tab label={paketLayar.rincian.informasi} />
          <Tab label={teks.tab} />
        </Tabs>
        {tab === 0 ? (
          paket ? (
            <InfoPaket paket={paket} />
          ) : (
            <KerangkaHalaman />
          )
        ) : (
          <>
            <KotakPesan nada="info">
              {teks.menunggu(baris.revisi.pengaju, tanggalWaktu(baris.revisi.diajukanPada))}
              {!baris.bolehSetujui && ` ${teks.sendiri}`}
            </KotakPesan>
            <TabelData
              judul={teks.tab}
              kolom={KOLOM}
              baris={revisi?.toSorted((a, b) => Number(bedaBaris(b)) - Number(bedaBaris(a)))}
              kunciBaris={(b) => b.urut}
            />
          </>
        )}
      </div>
    </DialogPenuh>
  )
}
