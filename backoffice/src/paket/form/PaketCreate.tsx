import { CreateBase, useStore } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { tahunAnggaran } from '@eproc/domain/common/choices'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { currentYear } from '@eproc/ui/api/time.ts'
import { useListAddress } from '../../shared/list/listAddress.ts'
import { PaketForm } from './PaketForm.tsx'
import { newPaket } from './values.ts'

/** `/create`: a new package of the year that the list shows; `?kegiatan=1,2` chooses what it is paid from. */
export default function PaketCreate() {
  const [query] = useSearchParams()
  const kegiatan = (query.get('kegiatan') ?? '')
    .split(',')
    .map(Number)
    .filter((n) => n > 0)
  return (
    <CreateBase redirect={false}>
      <PaketForm
        title={paketLayar.editor.buat}
        tahun={useYear(query.get('tahun'))}
        start={newPaket(kegiatan)}
      />
    </CreateBase>
  )
}

/** The year of the address, else of the list, else this one. */
function useYear(asked: string | null): number {
  const [list] = useStore<{ filter?: { tahun?: unknown } }>(useListAddress(), {})
  const now = currentYear()
  const offered = tahunAnggaran(now)
  return [asked, list.filter?.tahun].map(Number).find((year) => offered.includes(year)) ?? now
}
