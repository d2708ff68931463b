import { rupLayar } from '@eproc/i18n/id/rup_office'
import { useSession } from '@eproc/ui/session/session.ts'
import { exportKegiatan, kegiatanColumns } from '../kegiatan/columns.tsx'
import { KegiatanDialog } from '../kegiatan/KegiatanDialog.tsx'
import { KegiatanPhoneList } from '../kegiatan/KegiatanPhoneList.tsx'
import { useKegiatanFilters } from '../kegiatan/useKegiatanFilters.tsx'
import { ListNoResults } from '../shared/list/ListStates.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { ShowRowButton } from '../shared/list/ShowRowButton.tsx'
import { thisYear } from '../shared/list/YearInput.tsx'
import { PickBox, PickedToolbar, BuatPaketButton, PickedNotice, TitleLink } from './Picked.tsx'
import { usePicked } from './usePicked.ts'

const text = rupLayar.kegiatan
const EMPTY = <ListNoResults hint={text.kosongKonsolidasi} />
const FILTER = { milik: 'sisa', persetujuan: 'AD' }

/** /rup/kegiatan/ulp: approved kegiatan with money left; those of one PPK and year are picked and become a paket. */
export default function KonsolidasiList() {
  const { pengguna } = useSession()
  const mayPick = pengguna?.hak.includes('paket.konsolidasi') ?? false
  const filters = useKegiatanFilters({ persetujuan: false })
  return (
    <ResourceList
      address="/rup/kegiatan/ulp"
      title={text.konsolidasi}
      description={text.konsolidasiKet}
      readOnly
      filter={FILTER}
      sort={{ field: 'kode', order: 'ASC' }}
      filterDefaultValues={thisYear()}
      filters={filters}
      exporter={exportKegiatan}
      phone={mayPick ? <PickCards /> : <KegiatanPhoneList />}
      dialogs={<KegiatanDialog />}
    >
      <PickTable mayPick={mayPick} />
    </ResourceList>
  )
}

function PickTable({ mayPick }: { mayPick: boolean }) {
  const { fits } = usePicked()
  return (
    <ResourceTable
      empty={EMPTY}
      rowActions={<ShowRowButton />}
      isRowSelectable={fits}
      bulkActionButtons={mayPick && <BuatPaketButton />}
      bulkActionsToolbar={mayPick ? <PickedToolbar /> : undefined}
    >
      {kegiatanColumns(['nama', 'jenisPengadaan', 'divisi', 'ppkId', 'pagu', 'sisaPagu'])}
    </ResourceTable>
  )
}

/* A box inside a card that is itself a button could not be reached: the name is the way to the record. */
const PickCards = () => (
  <>
    <PickedNotice />
    <KegiatanPhoneList
      empty={EMPTY}
      rowClick={false}
      leftIcon={() => <PickBox />}
      primaryText={<TitleLink />}
      tertiaryText={(k) => k.ppk}
    />
  </>
)
