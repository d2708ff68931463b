import Typography from '@mui/material/Typography'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { KalenderPaket } from '@eproc/domain/tender/answers'
import type { JadwalTenderRow } from '@eproc/domain/tender/answers_jadwal'
import type { InformasiPaket } from '@eproc/domain/tender/answers_paket'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { api } from '@eproc/ui/api/api.ts'
import { KalenderButton } from '@eproc/ui/calendar/KalenderButton.tsx'
import type { KalenderCalls } from '@eproc/ui/calendar/KalenderDialog.tsx'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { Susulan } from '@eproc/ui/feedback/Susulan.tsx'

const t = tenderLayar.informasi

function kalenderCalls(paketId: number): KalenderCalls {
  const address = `/api/paket/${paketId}/kalender`
  return {
    read: () => api.get<KalenderPaket>(address),
    renew: () => api.post<KalenderPaket>(address),
    revoke: () => api.delete<KalenderPaket>(address),
  }
}
const timeText = (value: string | null) => (
  <span style={{ whiteSpace: 'nowrap' }}>{tanggalWaktu(value)}</span>
)

type Row = Pick<
  JadwalTenderRow,
  'urut' | 'tahap' | 'mulai' | 'selesai' | 'berjalan' | 'berkas' | 'remark' | 'susulan'
>

/** Columns for rekanan: tahap, start, end, file, remark (S1 §2.10). */
const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'tahap',
    title: t.columns.tahap,
    main: true,
    content: (b) => (
      <>
        {tenderLayar.proses.nomor(b.urut, b.tahap)}
        {b.berjalan && (
          <div>
            <StatusChip color="kuning" text={tenderLayar.proses.berjalan} />
          </div>
        )}
        {b.susulan && (
          <div>
            <Susulan susulan={b.susulan} />
          </div>
        )}
      </>
    ),
  },
  { key: 'mulai', title: t.columns.mulai, content: (b) => timeText(b.mulai) },
  { key: 'selesai', title: t.columns.selesai, content: (b) => timeText(b.selesai) },
  {
    key: 'file',
    title: t.columns.file,
    content: (b) => (
      <span style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        {b.berkas.map((f) => (
          <FileLink key={f.id} path={f.file} name={f.nama} />
        ))}
      </span>
    ),
  },
  { key: 'remark', title: t.columns.remark, content: (b) => b.remark ?? '' },
]
/** Who is not registered sees the tahap and their times only. */
const PUBLIC_COLUMNS = COLUMNS.filter((k) => !['file', 'remark'].includes(k.key))

export function JadwalPaket({ info }: { info: InformasiPaket }) {
  const peserta = info.jadwal.length > 0
  const rows: readonly Row[] = peserta
    ? info.jadwal
    : info.listJadwal.map((b) => ({
        ...b,
        berjalan: b.letak === 'kini',
        berkas: [],
        remark: null,
      }))
  return (
    <section>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'space-between' }}>
        <Typography variant="h2" component="h3" sx={{ mb: 1 }}>
          {t.jadwal}
        </Typography>
        <KalenderButton paketId={info.id} nama={info.nama} calls={kalenderCalls(info.id)} />
      </div>
      {!peserta && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t.jadwalPeserta}
        </Typography>
      )}
      <SimpleTable
        title={t.jadwal}
        columns={peserta ? COLUMNS : PUBLIC_COLUMNS}
        rows={rows}
        rowKey={(b) => b.urut}
      />
    </section>
  )
}
