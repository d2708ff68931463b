import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { PaketPublik, TahapPublik } from '@eproc/domain/tender/answers'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { ChipStatus } from '@eproc/ui/feedback/StatusChip.tsx'
import { DialogPenuh } from '@eproc/ui/dialog/FullDialog.tsx'
import { TabelData } from '@eproc/ui/table/DataTable.tsx'
import type { Kolom } from '@eproc/ui/table/columns.ts'
import { PaketDetails } from '../../app/PaketDetails.tsx'

const teks = publikPaket.paket

/** A paket to read, with the tab Informasi and the button Tutup (S1 §2.1). */
export default function PublicPaketDialog({
  paket,
  onClose,
}: {
  paket: PaketPublik
  onClose: () => void
}) {
  const id = useId()
  const columns: readonly Kolom<TahapPublik>[] = [
    {
      kunci: 'tahap',
      judul: teks.tahap,
      utama: true,
      isi: (t) => (
        <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '4px 12px' }}>
          {t.urut}. {t.tahap}
          {t.letak === 'kini' && <ChipStatus warna="kuning" teks={teks.berjalan} />}
        </span>
      ),
    },
    { kunci: 'mulai', judul: teks.mulai, isi: (t) => tanggalWaktu(t.mulai) },
    { kunci: 'selesai', judul: teks.selesai, isi: (t) => tanggalWaktu(t.selesai) },
  ]
  return (
    <DialogPenuh
      buka
      lebar="lg"
      judul={paket.nama}
      onTutup={onClose}
      aksi={
        <Button variant="contained" onClick={onClose}>
          {publikPaket.close}
        </Button>
      }
    >
      <Tabs value={0} aria-label={paket.nama} sx={{ mb: 3 }}>
        <Tab label={publikPaket.informasi} id={`${id}-tab`} aria-controls={`${id}-isi`} />
      </Tabs>
      <div
        role="tabpanel"
        id={`${id}-isi`}
        aria-labelledby={`${id}-tab`}
        tabIndex={0}
        style={{ display: 'grid', gap: 32 }}
      >
        <PaketDetails paket={paket} />
        <section>
          <Typography variant="h2" component="h3" sx={{ mb: 1.5 }}>
            {teks.jadwal}
          </Typography>
          <TabelData<TahapPublik>
            judul={teks.jadwal}
            kolom={columns}
            baris={paket.listJadwal}
            kunciBaris={(t) => t.urut}
          />
        </section>
      </div>
    </DialogPenuh>
  )
}
