import type { JadwalRow } from '@eproc/domain/paket/answers'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { TautanBerkas } from '@eproc/ui/document/TautanBerkas.tsx'

const text = paketLayar.editor.jadwal
const when = (b: JadwalRow, value: string | null) =>
  b.include ? (
    <span style={{ whiteSpace: 'nowrap' }}>{value ? tanggalWaktu(value) : '–'}</span>
  ) : (
    '–'
  )

const COLUMNS: readonly Kolom<JadwalRow>[] = [
  {
    kunci: 'tahap',
    judul: text.tahap,
    utama: true,
    isi: (b) => (
      <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        <strong style={{ fontWeight: 600 }}>
          {b.urut}. {b.tahap}
        </strong>
        {!b.include && <ChipStatus warna="abu" teks={text.tidakIkut} />}
      </span>
    ),
  },
  { kunci: 'arsip', judul: text.arsip, isi: (b) => b.noArsip ?? '–', tanpaPonsel: true },
  { kunci: 'mulai', judul: text.mulai, isi: (b) => when(b, b.mulai) },
  { kunci: 'selesai', judul: text.selesai, isi: (b) => when(b, b.selesai) },
  {
    kunci: 'file',
    judul: text.file,
    isi: (b) =>
      b.berkas.length === 0
        ? '–'
        : b.berkas.map((f) => (
            <div key={f.id}>
              <TautanBerkas path={f.file} nama={f.nama} />{' '}
              <small>({f.showVendor ? paketLayar.unggah.rekanan : paketLayar.unggah.staf})</small>
            </div>
          )),
  },
  { kunci: 'remark', judul: text.remark, isi: (b) => b.remark ?? '–' },
]

/** The schedule as staff read it, with its files. */
export const JadwalTable = ({ rows }: { rows: readonly JadwalRow[] }) => (
  <TabelData judul={text.judul} kolom={COLUMNS} baris={rows} kunciBaris={(b) => b.id} />
)
