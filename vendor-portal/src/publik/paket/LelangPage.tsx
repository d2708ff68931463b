import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useKeadaanTabel, type OpsiKeadaan } from '@eproc/ui/table/table_state.ts'
import { PublicPaketTable } from './PublicPaketTable.tsx'

const teks = publikPaket.paket
const OPTIONS: OpsiKeadaan = { perHalaman: 15, urut: '-createdAt' }

/** /lelang: every paket, 15 a page, with a search (S1 §2.1). */
export default function LelangPage() {
  const table = useKeadaanTabel(OPTIONS)
  return (
    <>
      <PageTitle judul={teks.title} keterangan={teks.description} />
      <PublicPaketTable title={teks.title} table={table} />
    </>
  )
}
