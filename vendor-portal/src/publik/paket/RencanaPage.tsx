import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { OCDS, UMPAN } from '@eproc/domain/pages/feed'
import type { RencanaPublik, RingkasanRencana } from '@eproc/domain/rup/answers'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { api } from '@eproc/ui/api/api.ts'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useTableState, type TableStateOptions } from '@eproc/ui/table/table_state.ts'
import { FoldedFilters } from '@eproc/ui/table/FoldedFilters.tsx'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import { DownloadLink } from '../../app/DownloadLink.tsx'
import { useList } from '../../app/useList.ts'
import { useTahun } from '../../app/useTahun.ts'
import { columnsOf } from './rencana_columns.tsx'
import { RencanaFilters } from './RencanaFilters.tsx'

const teks = publikPaket.rencana
const OPTIONS: TableStateOptions = {
  perPage: 15,
  sort: 'kode',
  filters: { divisi: '', jenisPengadaan: '', metode: '', bulan: '' },
}

/** The same list as a file: what is searched and filtered, without its pages. */
function csvAddress(tahun: number, q: string, filter: Record<string, string>): string {
  const asked = Object.entries({ q, ...filter }).filter(([, value]) => value !== '')
  const query = asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''
  return `/api/rup/rencana/${tahun}/rencana.csv${query}`
}

/** /rencana-pengadaan: what is planned in a year, by division, type, method and month, for everybody. */
export default function RencanaPage() {
  const [tahun, setTahun] = useTahun()
  const table = useTableState(OPTIONS)
  const list = useList<RencanaPublik>(
    ['rencana-publik', tahun],
    `/api/rup/rencana/${tahun}`,
    table.query
  )
  const { data: counts } = useQuery({
    queryKey: ['rencana-publik-ringkasan', tahun],
    queryFn: () => api.get<RingkasanRencana>(`/api/rup/rencana/${tahun}/ringkasan`),
  })
  return (
    <>
      <PageTitle
        title={teks.title}
        description={teks.description(tahun)}
        actions={
          <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <DownloadLink to={csvAddress(tahun, table.q, table.filters)} text={teks.csv} />
            <Button component="a" href={UMPAN}>
              {teks.feed}
            </Button>
            <Button component="a" href={`${OCDS}?tahun=${tahun}`}>
              {teks.ocds}
            </Button>
          </span>
        }
      />
      <SimpleTable<RencanaPublik>
        title={teks.title}
        columns={columnsOf(tahun)}
        {...list}
        state={table}
        rowKey={(k) => k.id}
        search={teks.search}
        filters={
          <FoldedFilters active={Object.values(table.filters).filter(Boolean).length}>
            <RencanaFilters table={table} counts={counts} tahun={tahun} onTahun={setTahun} />
          </FoldedFilters>
        }
        empty={{ title: teks.empty, content: teks.emptyContent }}
      />
    </>
  )
}
