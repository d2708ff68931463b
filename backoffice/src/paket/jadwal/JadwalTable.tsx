import type { JadwalRow } from '@eproc/domain/paket/answers'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { TautanBerkas } from '@eproc/ui/document/TautanBerkas.tsx'

const teks = paketLayar.editor.jadwal
const kapan = (b: JadwalRow, nilai: string | null) =>
  b.include ? (
    <span style={{ whiteSpace: 'nowrap' }}>{nilai ? tanggalWaktu(nilai) : '–'}</span>
  ) : (
    '–'
  )

const KOLOM: readonly Kolom<JadwalRow>[] = [
  {
    kunci: 'tahap',
    judul: teks.tahap,
    utama: true,
    isi: (b) => (
      <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        <strong style={{ fontWeight: 600 }}>
          {b.urut}. {b.tahap}
        </strong>
        {!b.include && <ChipStatus warna="abu" teks={teks.tidakIkut} />}
      </span>
    ),
  },
  { kunci: 'arsip', judul: teks.arsip, isi: (b) => b.noArsip ?? '–', tanpaPonsel: true },
  { kunci: 'mulai', judul: teks.mulai, isi: (b) => kapan(b, b.mulai) },
  { kunci: 'selesai', judul: teks.selesai, isi: (b) => kapan(b, b.selesai) },
  {
    kunci: 'file',
    judul: teks.file,
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
  { kunci: 'remark', judul: teks.remark, isi: (b) => b.remark ?? '–' },
]

export const TabelJadwal = ({ baris }: { baris: readonly JadwalRow[] }) => (
  <TabelData judul={teks.judul} kolom={KOLOM} baris={baris} kunciBaris={(b) => b.id} />
)
