import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { PenetapanRow } from '@eproc/domain/tender/answers_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { api } from '@eproc/ui/api/api.ts'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogKonfirmasi.tsx'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import { DialogAlasan } from '../../paket/DialogAlasan.tsx'
import { FailureBox } from '../dialog/FailureBox.tsx'
import type { KolomIsi } from './penetapan_columns.tsx'
import { usePanelDeed } from '../usePanelDeed.ts'

const teks = tenderStaf.penetapan
const WARNA = { usul: 'kuning', tegas: 'hijau', tolak: 'merah', ganti: 'abu' } as const

const Butir = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))

interface RiwayatPenetapanProps {
  paketId: number
  daftar: readonly PenetapanRow[]
  kolom: (kualifikasi: boolean) => KolomIsi
  dapatMemutuskan: (b: PenetapanRow) => boolean
}

/** Proposals and decisions of the paket, newest first; the PPK decides on the waiting one. */
export function RiwayatPenetapan({
  paketId,
  daftar,
  kolom: column,
  dapatMemutuskan,
}: RiwayatPenetapanProps) {
  if (daftar.length === 0) return null
  return (
    <section aria-label={teks.riwayat} style={{ display: 'grid', gap: 16 }}>
      <Typography variant="h3" component="h4">
        {teks.riwayat}
      </Typography>
      {daftar.map((b) => (
        <Butir key={b.id}>
          <div style={{ display: 'flex', gap: '4px 12px', flexWrap: 'wrap', alignItems: 'center' }}>
            <ChipStatus warna={WARNA[b.status]} teks={teks.status[b.status]} />
            <strong>{teks.jenis[b.jenis]}</strong>
            <Typography component="span" color="text.secondary">
              {teks.diusulkan(b.pengusul, tanggalWaktu(b.diusulkanPada))}
              {b.penegas &&
                `. ${(b.status === 'tolak' ? teks.ditolak : teks.ditegaskan)(b.penegas, tanggalWaktu(b.ditegaskanPada))}`}
            </Typography>
          </div>
          {b.alasan && <span style={{ maxWidth: '72ch' }}>{`${teks.alasan}: ${b.alasan}`}</span>}
          {b.alasanTolak && (
            <span style={{ maxWidth: '72ch' }}>{`${teks.alasanTolak}: ${b.alasanTolak}`}</span>
          )}
          {b.status !== 'ganti' && (
            <TabelData
              judul={`${teks.jenis[b.jenis]} ${b.namaTahap}`}
              kolom={column(b.jenis === 'kualifikasi')}
              baris={b.isi}
              kunciBaris={(x) => x.vendorId}
            />
          )}
          {b.status === 'usul' && dapatMemutuskan(b) && <Putusan paketId={paketId} usul={b} />}
        </Butir>
      ))}
    </section>
  )
}

function Putusan({ paketId, usul }: { paketId: number; usul: PenetapanRow }) {
  const [tanya, setTanya] = useState<'tegaskan' | 'tolak' | null>(null)
  const { run, sibuk, kegagalan } = usePanelDeed(paketId, tenderStaf.gagal.penetapan)
  const nama = usul.isi.find((b) => b.urutan === 1)?.nama ?? teks.hasilKualifikasi
  const putuskan = async (cara: 'tegaskan' | 'tolak', alasan: string | null) => {
    await run(() => api.post(`/api/tender/penetapan/${paketId}/${cara}`, { id: usul.id, alasan }))
    setTanya(null)
  }
  return (
    <>
      <FailureBox kegagalan={kegagalan} />
      <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => setTanya('tegaskan')}>
          {teks.tegaskan}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setTanya('tolak')}>
          {teks.tolak}
        </Button>
      </div>
      <DialogKonfirmasi
        buka={tanya === 'tegaskan'}
        judul={teks.tanyaTegas(nama)}
        tombol={teks.tegaskan}
        sibuk={sibuk}
        onBatal={() => setTanya(null)}
        onYa={() => void putuskan('tegaskan', null)}
      >
        {teks.tanyaTegasIsi}
      </DialogKonfirmasi>
      {tanya === 'tolak' && (
        <DialogAlasan
          buka
          judul={teks.tanyaTolak}
          objek={nama}
          label={teks.alasanTolak}
          tombol={teks.tolak}
          onTutup={() => setTanya(null)}
          onYa={(alasan) => putuskan('tolak', alasan)}
        />
      )}
    </>
  )
}
