import Button from '@mui/material/Button'
import { useState } from 'react'
import { paketLayar as teks } from '@eproc/i18n/id/paket_office'
import { api } from '@eproc/ui/api/api.ts'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { notify } from '@eproc/ui/api/notice.ts'
import { KerangkaHalaman } from '@eproc/ui/layout/Kerangka.tsx'
import { BedaPaket } from './Differences.tsx'
import { usePaket, useSegarkanPaket } from '../data_paket.ts'
import { DialogAlasan } from '../DialogAlasan.tsx'
import { InfoPaket } from './PaketOverview.tsx'
import { TabelPaket } from '../columns.tsx'

/** Approval Paket: what waits for the manajer ULP, with the differences since the latest approval. */
export default function PersetujuanPage() {
  const [periksa, setPeriksa] = useState<number | null>(null)
  return (
    <>
      <TabelPaket
        judul={teks.judul.persetujuan}
        keterangan={teks.judul.persetujuanKet}
        kolom={['kode', 'nama', 'pengadaan', 'pemilihan', 'hps', 'pengguna', 'diajukan']}
        jalur={(t) => `/api/rup/paket/status/S/tahun/${t}`}
        onBuka={(b) => setPeriksa(b.id)}
        aksi={(b) => (
          <Button
            size="small"
            variant="contained"
            aria-label={teks.aksi.untuk(teks.aksi.periksa, b.nama)}
            onClick={() => setPeriksa(b.id)}
          >
            {teks.aksi.periksa}
          </Button>
        )}
      />
      {periksa !== null && <Periksa paketId={periksa} onTutup={() => setPeriksa(null)} />}
    </>
  )
}

function Periksa({ paketId, onTutup }: { paketId: number; onTutup: () => void }) {
  const { data: p } = usePaket(paketId)
  const [tanya, setTanya] = useState<'setujui' | 'tolak' | null>(null)
  const segarkan = useSegarkanPaket()
  const objek = p ? `${p.kode} · ${p.nama}` : ''
  const kirim = async (catatan: string) => {
    const { message } = await api.post(`/api/paket/${paketId}/${tanya}`, {
      versi: p!.versi,
      ...(catatan ? { catatan } : {}),
    })
    notify(message)
    await segarkan()
    onTutup()
  }
  return (
    <DialogPenuh
      buka
      penuh
      judul={objek}
      onTutup={onTutup}
      aksi={
        <>
          <Button onClick={onTutup}>{teks.konfirmasi.tutup}</Button>
          {p?.bisa.includes('tolak') && (
            <Button variant="outlined" color="error" onClick={() => setTanya('tolak')}>
              {teks.aksi.tolak}
            </Button>
          )}
          {p?.bisa.includes('setujui') && (
            <Button variant="contained" onClick={() => setTanya('setujui')}>
              {teks.aksi.setujui}
            </Button>
          )}
        </>
      }
    >
      <div style={{ maxWidth: 1240, margin: '0 auto', display: 'grid', gap: 32 }}>
        {p ? (
          <>
            <BedaPaket paketId={paketId} />
            <InfoPaket paket={p} />
          </>
        ) : (
          <KerangkaHalaman />
        )}
      </div>
      {p && tanya && (
        <DialogAlasan
          key={tanya}
          buka
          judul={teks.konfirmasi[tanya](p.nama)}
          objek={objek}
          {...(tanya === 'tolak' ? { isi: teks.konfirmasi.tolakIsi } : {})}
          label={teks.konfirmasi.catatan}
          tombol={teks.aksi[tanya]}
          tanpaAlasan={tanya === 'setujui'}
          aman={tanya === 'setujui'}
          onTutup={() => setTanya(null)}
          onYa={kirim}
        />
      )}
    </DialogPenuh>
  )
}
