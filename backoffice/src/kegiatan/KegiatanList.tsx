import Send from '@mui/icons-material/SendOutlined'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { Kegiatan } from '@eproc/domain/rup/answers'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { currentYear } from '@eproc/ui/api/time.ts'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { KotakMasuk } from '../kotak-masuk/KotakMasuk.tsx'
import { OtherRooms } from '../kotak-masuk/OtherRooms.tsx'
import { DeedButton } from '../shared/deed/DeedButton.tsx'
import { useListAddress, useListFilter } from '../shared/list/listAddress.ts'
import { ListNoResults } from '../shared/list/ListStates.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { ShowRowButton } from '../shared/list/ShowRowButton.tsx'
import { thisYear } from '../shared/list/YearInput.tsx'
import { exportKegiatan, kegiatanColumns } from './columns.tsx'
import { ImportButton } from './impor/ImportButton.tsx'
import { KegiatanImport } from './impor/KegiatanImport.tsx'
import { KegiatanDialog } from './KegiatanDialog.tsx'
import { KegiatanForm } from './KegiatanForm.tsx'
import { KegiatanPhoneList } from './KegiatanPhoneList.tsx'
import { PRESETS, type KegiatanPreset } from './presets.ts'
import { useIsPpk, useKegiatanFilters, useManyDivisions } from './useKegiatanFilters.tsx'

// Of the one list that tells them.
const DivisiSums = lazyPart(async () => ({
  default: (await import('../divisi/DivisiSums.tsx')).DivisiSums,
}))

/** The kegiatan of a budget year: /rup/kegiatan for planners, and the lists of those who read and approve. */
export default function KegiatanList({ preset = 'plan' }: { preset?: keyof typeof PRESETS }) {
  const isPpk = useIsPpk()
  const [query] = useSearchParams()
  const manyDivisions = useManyDivisions()
  const filters = useKegiatanFilters()
  // Nobody but a PPK is one of any kegiatan.
  const { columns, inbox, hint, ...list }: KegiatanPreset =
    preset === 'ppk' && !isPpk
      ? { ...PRESETS.view, address: PRESETS.ppk.address, title: PRESETS.ppk.title }
      : PRESETS[preset]
  if (query.get('lingkup') === 'direktorat')
    return <Navigate replace to={PRESETS.direktorat.address} />
  const empty = <ListNoResults hint={hint} />
  const mayWrite = preset === 'plan'
  return (
    <ResourceList
      key={preset}
      {...list}
      readOnly={!mayWrite}
      sort={{ field: 'kode', order: 'ASC' }}
      filterDefaultValues={thisYear()}
      filters={filters}
      exporter={exportKegiatan}
      {...(mayWrite ? { actions: <ImportButton /> } : {})}
      intro={inbox && <Inbox always={inbox === 'always'} />}
      phone={<KegiatanPhoneList empty={empty} />}
      dialogs={
        <>
          <KegiatanDialog />
          {mayWrite && <KegiatanForm />}
          {mayWrite && <KegiatanImport />}
          {preset === 'direktorat' && <DirectorateSums />}
        </>
      }
    >
      <ResourceTable
        empty={empty}
        rowActions={
          <>
            {mayWrite && <AjukanButton />}
            <ShowRowButton />
          </>
        }
      >
        {kegiatanColumns(columns.filter((column) => manyDivisions || column !== 'divisi'))}
      </ResourceTable>
    </ResourceList>
  )
}

/** What the directorate's divisions have planned and used in the year that the list shows. */
function DirectorateSums() {
  const { tahun } = useListFilter<{ tahun: number }>()
  const { address } = PRESETS.direktorat
  return (
    <OptionalPart>
      <DivisiSums year={Number(tahun ?? currentYear())} read="jumlahDivisi" address={address} />
    </OptionalPart>
  )
}

function Inbox({ always }: { always: boolean }) {
  return (
    <>
      <KotakMasuk whenWaiting={!always} />
      <OtherRooms />
      {always && (
        <Typography variant="h2" sx={{ mb: 2 }}>
          {rupLayar.kegiatan.daftar}
        </Typography>
      )}
    </>
  )
}

/** Opens the kegiatan, where it is read once more before it is handed in. */
function AjukanButton() {
  const record = useRecordContext<Kegiatan>()
  const address = useListAddress()
  const navigate = useNavigate()
  if (!record?.bisa.includes('ajukan')) return null
  return (
    <DeedButton
      action="ajukan"
      icon={<Send />}
      onClick={() => void navigate(`${address}/${record.id}/show`)}
    />
  )
}
