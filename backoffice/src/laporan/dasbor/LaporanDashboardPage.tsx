import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { tahunAnggaran } from '@eproc/domain/common/choices'
import { rupiah } from '@eproc/domain/common/format'
import type { DasborLaporan } from '@eproc/domain/laporan/answers'
import { halaman } from '@eproc/i18n/id/halaman'
import { laporan } from '@eproc/i18n/id/laporan'
import { office as words } from '@eproc/i18n/id/resources_office'
import { currentYear } from '@eproc/ui/api/time.ts'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { KotakMasuk } from '../../kotak-masuk/KotakMasuk.tsx'
import { useOffice } from '../../providers/useOffice.ts'
import { listLink } from '../../shared/list/listAddress.ts'
import { Unread } from '../../shared/panel/Unread.tsx'
import { DivisiFigure, BulanFigure, HematFigure } from './money_figures.tsx'
import { PaketFigure, PersainganFigure, RekananFigure, TahapFigure } from './count_figures.tsx'

const Totals = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  marginBottom: 24,
})
const Total = styled(AppLink)(({ theme }) => ({
  'padding': '16px 24px',
  'borderRadius': 12,
  'border': `1px solid ${theme.vars.palette.divider}`,
  'backgroundColor': theme.vars.palette.background.paper,
  'color': 'inherit',
  'textDecoration': 'none',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '& strong': { display: 'block', fontSize: '1.1875rem', lineHeight: 1.4 },
}))
const Figures = styled('div')(({ theme }) => ({
  'display': 'grid',
  'gap': 24,
  'gridTemplateColumns': 'repeat(2, minmax(0, 1fr))',
  'alignItems': 'start',
  /* The stages are many: they have the whole width. */
  '& > :last-child': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

/** /laporan-dashboard: the year's figures, each as a drawing and as a table that leads to its rows. */
export default function LaporanDashboardPage() {
  const [year, setYear] = useYear()
  const office = useOffice()
  const query = useQuery({
    queryKey: ['laporan-dasbor', year],
    queryFn: () => office.dasborLaporan(year),
  })
  return (
    <>
      <PageTitle
        title={halaman.laporanDashboard}
        description={laporan.dasbor.keterangan}
        actions={<YearChoice year={year} onChange={setYear} />}
      />
      <KotakMasuk whenWaiting />
      {query.data ? (
        <Content data={query.data} />
      ) : (
        <Unread of={[query]} waiting={<Skeleton variant="rounded" height={480} />} />
      )}
    </>
  )
}

/** The budget year of the address, `?tahun=2026`; this year when it names none. */
function useYear(): [number, (year: number) => void] {
  const [query, setQuery] = useSearchParams()
  const asked = Number(query.get('tahun'))
  const year = tahunAnggaran(currentYear()).includes(asked) ? asked : currentYear()
  return [year, (next) => setQuery({ tahun: String(next) }, { replace: true })]
}

const YearChoice = (p: { year: number; onChange: (year: number) => void }) => (
  <TextField
    select
    label={words.budgetYear}
    value={p.year}
    onChange={(event) => p.onChange(Number(event.target.value))}
    slotProps={{ select: { native: true } }}
    sx={{ minWidth: 160 }}
  >
    {tahunAnggaran(currentYear()).map((one) => (
      <option key={one} value={one}>
        {one}
      </option>
    ))}
  </TextField>
)

function Content({ data }: { data: DasborLaporan }) {
  const { tahun, pagu, paguTerpakai, sisaPagu } = data
  const { kolom } = laporan
  const plan = listLink('/laporan-rup-dan-paket-kegiatan', { tahun })
  const used = `/laporan-test?${new URLSearchParams({ filter: JSON.stringify({ tahun, terpakai: true }) })}`
  return (
    <>
      <Totals>
        <Total to={plan}>
          {kolom.pagu}
          <strong>{rupiah(pagu)}</strong>
        </Total>
        <Total to={used}>
          {kolom.paguTerpakai}
          <strong>{rupiah(paguTerpakai)}</strong>
        </Total>
        <Total to={plan}>
          {kolom.sisaPagu}
          <strong>{rupiah(sisaPagu)}</strong>
        </Total>
      </Totals>
      <Figures>
        <DivisiFigure data={data} />
        <BulanFigure data={data} />
        <PaketFigure data={data} />
        <HematFigure data={data} />
        <PersainganFigure data={data} />
        <RekananFigure data={data} />
        <TahapFigure data={data} />
      </Figures>
    </>
  )
}
