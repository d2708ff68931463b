import Typography from '@mui/material/Typography'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { TahapPublik } from '@eproc/domain/tender/answers_jadwal'
import type { PaketPublik } from '@eproc/domain/tender/answers_paket'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { Susulan } from '@eproc/ui/feedback/Susulan.tsx'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
import { PaketDetails } from '../../app/PaketDetails.tsx'
import { RiwayatPaket } from './RiwayatPaket.tsx'

const teks = publikPaket.paket

const COLUMNS: readonly Column<TahapPublik>[] = [
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

/** What everybody reads of a paket: its data, its schedule, how it went. */
export default function PublicPaket({ paket }: { paket: PaketPublik }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 }}>
      <PaketDetails paket={paket} />
      <section>
        <Typography variant="h2" component="h3" sx={{ mb: 1.5 }}>
          {teks.jadwal}
        </Typography>
        <SimpleTable<TahapPublik>
          title={teks.jadwal}
          columns={COLUMNS}
          rows={paket.listJadwal}
          rowKey={(t) => t.urut}
        />
      </section>
      <RiwayatPaket paketId={paket.id} />
    </div>
  )
}
