import Tambah from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PaketRow } from '@eproc/domain/paket/answers'
import { paketLayar as teks } from '@eproc/i18n/id/paket_office'
import { panduan } from '@eproc/i18n/id/panduan_office'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert, notify } from '@eproc/ui/api/notice.ts'
import { Tautan } from '@eproc/ui/layout/Tautan.tsx'
import { useSegarkanPaket, useTahun } from './data_paket.ts'
import { DialogPaket } from './deeds/ProcessDeeds.tsx'
import { EditorPaket } from './form/PaketForm.tsx'
import { TabelPaket } from './columns.tsx'

/** Paket Pengadaan (consolidation). `?kegiatan=1,2` opens the editor with a new paket of these kegiatan. */
export default function PaketPenyediaPage() {
  const [tahun] = useTahun()
  const [alamat, setAlamat] = useSearchParams()
  const kegiatan = (alamat.get('kegiatan') ?? '')
    .split(',')
    .map(Number)
    .filter((n) => n > 0)
  const [sunting, setSunting] = useState<number | 'baru' | null>(
    kegiatan.length > 0 ? 'baru' : null
  )
  const [lihat, setLihat] = useState<number | null>(null)
  const segarkan = useSegarkanPaket()
  const ajukan = async (b: PaketRow) => {
    try {
      const { message } = await api.post(`/api/paket/${b.id}/ajukan`, { versi: b.versi })
      notify(message)
      await segarkan()
    } catch (error) {
      showAlert(errorMessage(error), 'error')
    }
  }
  return (
    <>
      <TabelPaket
        judul={teks.judul.penyedia}
        keterangan={teks.judul.penyediaKet}
        kolom={['kode', 'nama', 'pemilihan', 'hps', 'pengguna', 'persetujuan', 'status']}
        jalur={(t) => `/api/rup/paket/lelang/tahun/${t}`}
        saring={['status', 'statusPelaksanaan']}
        aksiHalaman={
          <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 8 }}>
            <Button component={Tautan} ke="/rup/paket/learn">
              {panduan.tautan}
            </Button>
            <Button variant="contained" startIcon={<Tambah />} onClick={() => setSunting('baru')}>
              {teks.aksi.buat}
            </Button>
          </span>
        }
        onBuka={(b) => setLihat(b.id)}
        aksi={(b) => (
          <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 4 }}>
            {b.bisa.includes('ubah') && (
              <Button
                size="small"
                aria-label={teks.aksi.untuk(teks.aksi.ubah, b.nama)}
                onClick={() => setSunting(b.id)}
              >
                {teks.aksi.ubah}
              </Button>
            )}
            {b.bisa.includes('ajukan') && (
              <Button
                size="small"
                aria-label={teks.aksi.untuk(teks.aksi.ajukan, b.nama)}
                onClick={() => void ajukan(b)}
              >
                {teks.aksi.ajukan}
              </Button>
            )}
          </span>
        )}
      />
      {sunting !== null && (
        <EditorPaket
          paketId={sunting === 'baru' ? null : sunting}
          tahun={tahun}
          kegiatanId={kegiatan}
          onTutup={() => {
            setSunting(null)
            setAlamat((a) => {
              a.delete('kegiatan')
              return a
            })
          }}
        />
      )}
      {lihat !== null && <DialogPaket paketId={lihat} onTutup={() => setLihat(null)} />}
    </>
  )
}
