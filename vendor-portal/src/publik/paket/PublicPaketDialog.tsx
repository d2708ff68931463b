import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { PaketPublik, TahapPublik } from '@eproc/domain/tender/answers'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { Susulan } from '@eproc/ui/feedback/Susulan.tsx'
import { FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
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
  const columns: readonly Column<TahapPublik>[] = [
    {
      key: 'tahap',
      title: teks.tahap,
      main: true,
      content: (t) => (
        <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '4px 12px' }}>
          {t.urut}. {t.tahap}
          {t.letak === 'kini' && <StatusChip color="kuning" text={teks.berjalan} />}
          {t.susulan && <Susulan susulan={t.susulan} />}
        </span>
      ),
    },
    { key: 'mulai', title: teks.mulai, content: (t) => tanggalWaktu(t.mulai) },
    { key: 'selesai', title: teks.selesai, content: (t) => tanggalWaktu(t.selesai) },
  ]
  return (
    <FullDialog
      open
      width="lg"
      title={paket.nama}
      onClose={onClose}
      actions={
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
          <SimpleTable<TahapPublik>
            title={teks.jadwal}
            columns={columns}
            rows={paket.listJadwal}
            rowKey={(t) => t.urut}
          />
        </section>
      </div>
    </FullDialog>
  )
}
