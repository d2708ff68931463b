import Typography from '@mui/material/Typography'
import { angka } from '@eproc/domain/common/format'
import type { InstalasiAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'

type Baris = InstalasiAnswer['antrean'][number]
const teks = master.instalasi

const KOLOM: readonly Kolom<Baris>[] = [
  { kunci: 'nama', judul: teks.tugas, isi: (b) => b.nama },
  { kunci: 'menunggu', judul: teks.menunggu, rata: 'kanan', isi: (b) => angka(b.menunggu) },
  { kunci: 'berjalan', judul: teks.berjalan, rata: 'kanan', isi: (b) => angka(b.berjalan) },
  { kunci: 'gagal', judul: teks.gagal, rata: 'kanan', isi: (b) => angka(b.gagal) },
]

/** Number of jobs per queue. */
export function QueueTable({ antrean: queue }: { antrean: readonly Baris[] }) {
  return (
    <>
      <Typography variant="h2" sx={{ mt: 4, mb: 2 }}>
        {teks.antrean}
      </Typography>
      <TabelData judul={teks.antrean} kolom={KOLOM} baris={queue} kunciBaris={(b) => b.nama} />
    </>
  )
}
