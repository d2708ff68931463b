import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { LaporanDivisi } from '@eproc/domain/laporan/answers'
import { laporan } from '@eproc/i18n/id/laporan'
import { Tautan } from '@eproc/ui/layout/AppLink.tsx'
import type { Kolom } from '@eproc/ui/table/columns.ts'
import { useOffice } from '../../providers/useOffice.ts'
import { listLink } from '../../shared/list/listAddress.ts'
import { FigureTable } from '../FigureTable.tsx'

const text = laporan.kolom

/** Columns of sums a division; its name leads to its activities. */
export const divisiColumns = (tahun: number): readonly Kolom<LaporanDivisi>[] => [
  {
    kunci: 'divisi',
    judul: text.divisi,
    utama: true,
    isi: ({ divisi, namaDivisi }) => (
      <Tautan ke={listLink('/laporan-rup-dan-paket-kegiatan', { tahun, divisi })}>
        {divisi} {namaDivisi}
      </Tautan>
    ),
  },
  {
    kunci: 'kegiatan',
    judul: text.jumlahKegiatan,
    rata: 'kanan',
    isi: (d) => angka(d.jumlahKegiatan),
  },
  { kunci: 'pagu', judul: text.pagu, rata: 'kanan', isi: (d) => rupiah(d.pagu) },
  {
    kunci: 'paguTerpakai',
    judul: text.paguTerpakai,
    rata: 'kanan',
    isi: (d) => rupiah(d.paguTerpakai),
  },
  { kunci: 'sisaPagu', judul: text.sisaPagu, rata: 'kanan', isi: (d) => rupiah(d.sisaPagu) },
]

/** Sums a division below the activities of the same year. */
export function DivisiSummary({ year }: { year: number }) {
  const office = useOffice()
  const { data, error } = useQuery({
    queryKey: ['laporan-divisi', year],
    queryFn: () => office.ringkasDivisi(year),
  })
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 5, mb: 2 }}>
        {laporan.layar.divisi} {year}
      </Typography>
      <FigureTable
        judul={laporan.layar.divisi}
        kolom={divisiColumns(year)}
        baris={data}
        errors={data ? undefined : error}
        kunciBaris={(d) => d.divisi}
      />
    </section>
  )
}
