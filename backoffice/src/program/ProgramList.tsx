import Edit from '@mui/icons-material/EditOutlined'
import { DataTable, EditButton } from 'react-admin'
import { Link } from 'react-router-dom'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { Program } from '@eproc/domain/rup/answers'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { KotakMasuk } from '../kotak-masuk/KotakMasuk.tsx'
import { xlsxExporter } from '../shared/list/exportXlsx.ts'
import { listLink } from '../shared/list/listAddress.ts'
import { ListNoResults } from '../shared/list/ListStates.tsx'
import { OldAddress } from '../shared/list/OldAddress.tsx'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { ShowRowButton } from '../shared/list/ShowRowButton.tsx'
import { ShowDialog } from '../shared/record/ShowDialog.tsx'
import { thisYear, YearInput } from '../shared/list/YearInput.tsx'
import { ProgramForm } from './ProgramForm.tsx'
import { ProgramShow } from './ProgramShow.tsx'
import { useKegiatanAddress } from './useKegiatanAddress.ts'

const EMPTY = <ListNoResults hint={rupLayar.program.kosongIsi} />
const FILTERS = [<YearInput key="tahun" source="tahun" alwaysOn />]
const XLSX = xlsxExporter<Program>({ divisi: (p) => p.namaDivisi })

/** /rup/home: the budget year's programs; planners add and change them. */
export default function ProgramList() {
  const kegiatan = useKegiatanAddress()
  return (
    <ResourceList
      sort={{ field: 'kode', order: 'ASC' }}
      filterDefaultValues={thisYear()}
      filters={FILTERS}
      exporter={XLSX}
      intro={<KotakMasuk whenWaiting />}
      phone={
        <PhoneList<Program>
          empty={EMPTY}
          secondaryText={(p) => `${p.namaDivisi} · ${rupLayar.program.jumlah(p.jumlahKegiatan)}`}
          tertiaryText={(p) => rupiah(p.pagu)}
        />
      }
      dialogs={
        <>
          <OldAddress query="program" />
          <ShowDialog actions={<EditButton icon={<Edit />} />}>
            <ProgramShow />
          </ShowDialog>
          <ProgramForm />
        </>
      }
    >
      <ResourceTable empty={EMPTY} rowActions={<ShowRowButton />}>
        <DataTable.Col source="kode" />
        <DataTable.Col<Program> source="nama" render={(p) => <strong>{p.nama}</strong>} />
        <DataTable.Col<Program> source="divisi" render={(p) => p.namaDivisi} />
        <DataTable.Col<Program>
          source="jumlahKegiatan"
          align="right"
          render={(p) => (
            <Link
              to={listLink(kegiatan, { programId: p.id })}
              aria-label={rupLayar.program.kegiatanDari(p.jumlahKegiatan, `${p.kode} ${p.nama}`)}
              onClick={(click) => click.stopPropagation()}
            >
              {angka(p.jumlahKegiatan)}
            </Link>
          )}
        />
        {(['pagu', 'paguTerpakai', 'sisaPagu'] as const).map((source) => (
          <DataTable.Col<Program>
            key={source}
            source={source}
            align="right"
            className="amount"
            render={(p) => angka(p[source])}
          />
        ))}
      </ResourceTable>
    </ResourceList>
  )
}
