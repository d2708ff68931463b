import Typography from '@mui/material/Typography'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { JadwalTenderRow, InformasiPaket } from '@eproc/domain/tender/answers'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { ChipStatus } from '@eproc/ui/feedback/StatusChip.tsx'
import { TabelData } from '@eproc/ui/table/DataTable.tsx'
import type { Kolom } from '@eproc/ui/table/columns.ts'
import { TautanBerkas } from '@eproc/ui/document/FileLink.tsx'

const t = tenderLayar.informasi
const timeText = (value: string | null) => (
  <span style={{ whiteSpace: 'nowrap' }}>{tanggalWaktu(value)}</span>
)

type Row = Pick<
  JadwalTenderRow,
  'urut' | 'tahap' | 'mulai' | 'selesai' | 'berjalan' | 'berkas' | 'remark'
>

/** Columns for rekanan: tahap, start, end, file, remark (S1 §2.10). */
const COLUMNS: readonly Kolom<Row>[] = [
  {
    kunci: 'tahap',
    judul: t.columns.tahap,
    utama: true,
    isi: (b) => (
      <>
        {tenderLayar.proses.nomor(b.urut, b.tahap)}
        {b.berjalan && (
          <div>
            <ChipStatus warna="kuning" teks={tenderLayar.proses.berjalan} />
          </div>
        )}
      </>
    ),
  },
  { kunci: 'mulai', judul: t.columns.mulai, isi: (b) => timeText(b.mulai) },
  { kunci: 'selesai', judul: t.columns.selesai, isi: (b) => timeText(b.selesai) },
  {
    kunci: 'file',
    judul: t.columns.file,
    isi: (b) => (
      <span style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        {b.berkas.map((f) => (
          <TautanBerkas key={f.id} path={f.file} nama={f.nama} />
        ))}
      </span>
    ),
  },
  { kunci: 'remark', judul: t.columns.remark, isi: (b) => b.remark ?? '' },
]
/** Who is not registered sees the tahap and their times only. */
const PUBLIC_COLUMNS = COLUMNS.filter((k) => !['file', 'remark'].includes(k.kunci))

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
      <Typography variant="h2" component="h3" sx={{ mb: 1 }}>
        {t.jadwal}
      </Typography>
      {!peserta && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t.jadwalPeserta}
        </Typography>
      )}
      <TabelData
        judul={t.jadwal}
        kolom={peserta ? COLUMNS : PUBLIC_COLUMNS}
        baris={rows}
        kunciBaris={(b) => b.urut}
      />
    </section>
  )
}
