import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { LaporanDivisi } from '@eproc/domain/laporan/answers'
import { laporan } from '@eproc/i18n/id/laporan'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
import { useOffice } from '../providers/useOffice.ts'
import { listLink } from '../shared/list/listAddress.ts'
import { FigureTable } from '../shared/panel/FigureTable.tsx'

const text = laporan.kolom

/** Columns of sums a division; its name leads to its activities in the list at `address`. */
export const divisiColumns = (
  tahun: number,
  address = '/laporan-rup-dan-paket-kegiatan'
): readonly Column<LaporanDivisi>[] => [
  {
    key: 'divisi',
    title: text.divisi,
    main: true,
    content: ({ divisi, namaDivisi }) => (
      <AppLink to={listLink(address, { tahun, divisi })}>
        {divisi} {namaDivisi}
      </AppLink>
    ),
  },
  {
    key: 'kegiatan',
    title: text.jumlahKegiatan,
    align: 'right',
    content: (d) => angka(d.jumlahKegiatan),
  },
  { key: 'pagu', title: text.pagu, align: 'right', content: (d) => rupiah(d.pagu) },
  {
    key: 'paguTerpakai',
    title: text.paguTerpakai,
    align: 'right',
    content: (d) => rupiah(d.paguTerpakai),
  },
  { key: 'sisaPagu', title: text.sisaPagu, align: 'right', content: (d) => rupiah(d.sisaPagu) },
]

interface DivisiSumsProps {
  year: number
  /** the verb that reads them */
  read: 'ringkasDivisi' | 'jumlahDivisi'
  /** the list that a division's name leads to */
  address?: string
}

/** Sums a division below the activities of the same year. */
export function DivisiSums({ year, read, address }: DivisiSumsProps) {
  const office = useOffice()
  const { data, error } = useQuery({
    queryKey: ['rup/kegiatan', read, year],
    queryFn: () => office[read](year),
  })
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 5, mb: 2 }}>
        {laporan.layar.divisi} {year}
      </Typography>
      <FigureTable
        title={laporan.layar.divisi}
        columns={divisiColumns(year, address)}
        rows={data}
        errors={data ? undefined : error}
        rowKey={(d) => d.divisi}
      />
    </section>
  )
}
