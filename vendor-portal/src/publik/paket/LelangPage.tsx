import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useTableState, type TableStateOptions } from '@eproc/ui/table/table_state.ts'
import { PublicPaketTable } from './PublicPaketTable.tsx'

const teks = publikPaket.paket
/* In the server's order, as on the front page: what goes on comes before what came to nothing. */
const OPTIONS: TableStateOptions = { perPage: 15 }

/** /lelang: every paket, 15 a page, with a search (S1 §2.1). */
export default function LelangPage() {
  const table = useTableState(OPTIONS)
  return (
    <>
      <PageTitle title={teks.title} description={teks.description} />
      <PublicPaketTable title={teks.title} table={table} />
    </>
  )
}
