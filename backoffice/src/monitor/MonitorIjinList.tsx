import { DataTable, useCanAccess, useRecordContext, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import {
  BENTUK_USAHA,
  JENIS_IJIN,
  STATUS_BAGIAN,
  STATUS_REKANAN,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { tanggal } from '@eproc/domain/common/format'
import type { MonitorIjin } from '@eproc/domain/pantauan/answers'
import { MASA_IJIN, TENGGAT } from '@eproc/domain/pantauan/tenggat'
import { pantauan } from '@eproc/i18n/id/pantauan'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { FilterChoice } from '../shared/form/Choice.tsx'
import { xlsxExporter } from '../shared/list/exportXlsx.ts'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { SisaField } from './fields.tsx'
import { ToggleFilter } from './filters.tsx'

const FILTERS = [
  <ToggleFilter key="masa" source="masa" list={MASA_IJIN} all={pantauan.semuaMasa} alwaysOn />,
  <FilterChoice key="jenis" source="jenis" list={JENIS_IJIN} />,
  <FilterChoice key="tenggat" source="tenggat" list={TENGGAT} />,
]
const bentuk = (i: MonitorIjin) => i.bentuk && teksPilihan(BENTUK_USAHA, i.bentuk)
const XLSX = xlsxExporter<MonitorIjin>(
  {
    bentuk,
    jenis: (i) => teksPilihan(JENIS_IJIN, i.jenis),
    tenggat: (i) => teksPilihan(TENGGAT, i.tenggat),
    statusIjin: (i) => teksPilihan(STATUS_BAGIAN, i.statusIjin),
    statusVendor: (i) => teksPilihan(STATUS_REKANAN, i.statusVendor),
  },
  ['masa']
)

const address = ({ vendorId }: Pick<MonitorIjin, 'vendorId'>) =>
  `/admin/vendor/${vendorId}/show?bagian=ijin`
const openVendor = (_id: unknown, _resource: string, record: RaRecord) =>
  address(record as unknown as MonitorIjin)

/** May the caller open a vendor's dossier? */
const useReadsVendors = (): boolean =>
  useCanAccess({ resource: 'admin/vendor', action: 'show' }).canAccess ?? false

/** /monitor-ijin-usaha: every licence, those that end first on top; a row leads to its vendor's dossier. */
export default function MonitorIjinList() {
  const rowClick = useReadsVendors() && openVendor
  return (
    <ResourceList
      sort={{ field: 'berlaku', order: 'ASC' }}
      filters={FILTERS}
      exporter={XLSX}
      phone={
        <PhoneList<MonitorIjin>
          rowClick={rowClick}
          primaryText={(i) => i.nama}
          secondaryText={(i) => `${i.jenis} · ${i.nomor} · ${tanggal(i.berlaku)}`}
          tertiaryText={() => <SisaField />}
        />
      }
    >
      <ResourceTable rowClick={rowClick}>
        <DataTable.Col source="nama" sx={{ fontWeight: 600 }} field={VendorField} />
        <DataTable.Col<MonitorIjin> source="bentuk" render={bentuk} />
        <DataTable.Col<MonitorIjin>
          source="jenis"
          render={(i) => teksPilihan(JENIS_IJIN, i.jenis)}
        />
        <DataTable.Col source="nomor" />
        <DataTable.Col<MonitorIjin>
          source="berlaku"
          sx={{ whiteSpace: 'nowrap' }}
          render={(i) => tanggal(i.berlaku)}
        />
        <DataTable.Col source="hari" field={SisaField} />
        <DataTable.Col<MonitorIjin>
          source="statusIjin"
          disableSort
          render={(i) => <StatusChip list={STATUS_BAGIAN} kode={i.statusIjin} />}
        />
      </ResourceTable>
    </ResourceList>
  )
}

function VendorField() {
  const row = useRecordContext<MonitorIjin>()
  const readsVendors = useReadsVendors()
  if (!row) return null
  if (!readsVendors) return row.nama
  return (
    <Link to={address(row)} onClick={(click) => click.stopPropagation()}>
      {row.nama}
    </Link>
  )
}
