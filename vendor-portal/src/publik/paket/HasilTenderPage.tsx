import Button from '@mui/material/Button'
import { OCDS } from '@eproc/domain/pages/feed'
import type { HasilTender } from '@eproc/domain/tender/answers_paket'
import { METODE_PEMILIHAN, teksPilihan } from '@eproc/domain/common/choices'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { WholeNumbers } from '@eproc/ui/feedback/WholeNumbers.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useTableState, type TableStateOptions } from '@eproc/ui/table/table_state.ts'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
import { DownloadLink } from '../../app/DownloadLink.tsx'
import { useList } from '../../app/useList.ts'
import { HasilNav } from './HasilNav.tsx'
import { paketAddress } from './paket_address.ts'

const teks = publikPaket.hasil
const OPTIONS: TableStateOptions = { perPage: 15 }

const COLUMNS: readonly Column<HasilTender>[] = [
  { key: 'kode', title: teks.columns.kode, sort: 'kode', content: (b) => b.kode },
  {
    key: 'nama',
    title: teks.columns.nama,
    sort: 'nama',
    main: true,
    content: (b) => (
      <strong style={{ fontWeight: 600 }}>
        <AppLink to={paketAddress(b.kode, b.tahunAnggaran)}>{b.nama}</AppLink>
      </strong>
    ),
  },
  {
    key: 'metode',
    title: teks.columns.metode,
    sort: 'metodePemilihan',
    content: (b) => teksPilihan(METODE_PEMILIHAN, b.metodePemilihan),
  },
  {
    key: 'penyedia',
    title: teks.columns.penyedia,
    sort: 'vendor',
    content: (b) => <WholeNumbers>{teks.penyedia(b.vendor, b.noRegistrasi)}</WholeNumbers>,
  },
]

/** /hasil-tender: announced winners, 15 a page (S1 §2.1). */
export default function HasilTenderPage() {
  const table = useTableState(OPTIONS)
  const list = useList<HasilTender>(['hasil-tender'], '/api/lelang/hasil-tender', table.query)
  return (
    <>
      <PageTitle
        title={teks.title}
        description={teks.description}
        actions={<HasilNav current="/hasil-tender" />}
      />
      <SimpleTable<HasilTender>
        title={teks.title}
        columns={COLUMNS}
        {...list}
        state={table}
        rowKey={(b) => b.id}
        search={teks.search}
        filters={
          <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <DownloadLink
              to={`/api/lelang/hasil-tender.csv${table.q ? `?${new URLSearchParams({ q: table.q })}` : ''}`}
              text={publikPaket.rencana.csv}
            />
            <Button component="a" href={OCDS}>
              {publikPaket.rencana.ocds}
            </Button>
          </span>
        }
        empty={{ title: teks.empty, content: teks.emptyContent }}
      />
    </>
  )
}
