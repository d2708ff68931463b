import { lazy, Suspense } from 'react'
import { DataTable } from 'react-admin'
import { rupiah } from '@eproc/domain/common/format'
import type { TenderRow } from '@eproc/domain/panitia/answers'
import { STATUS_DRAF, STATUS_TENDER } from '@eproc/domain/panitia/status_tender'
import { Choice } from '../shared/form/Choice.tsx'
import { xlsxExporter } from '../shared/list/exportXlsx.ts'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { ShowRowButton } from '../shared/list/ShowRowButton.tsx'
import { YearInput } from '../shared/list/YearInput.tsx'
import { DrafDeeds } from './DrafDeeds.tsx'
import { StatusField, statusText } from './fields.tsx'

const DrafDialogs = lazy(() => import('./DrafDialogs.tsx'))

const FILTERS = [
  <Choice
    key="status"
    source="status"
    list={STATUS_TENDER.filter((s) => (STATUS_DRAF as readonly string[]).includes(s.kode))}
    alwaysOn
  />,
  <YearInput key="tahun" source="tahun" />,
]
const XLSX = xlsxExporter<TenderRow>({ status: statusText })

/** /panitia/paket: packages that were handed over, and the drafts made of them. */
export default function DrafList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      filters={FILTERS}
      exporter={XLSX}
      phone={
        <PhoneList<TenderRow>
          primaryText={(t) => t.nama}
          secondaryText={(t) => t.kode}
          tertiaryText={() => <StatusField />}
        />
      }
      dialogs={
        <Suspense>
          <DrafDialogs />
        </Suspense>
      }
    >
      <ResourceTable
        rowActions={
          <>
            <ShowRowButton />
            <DrafDeeds />
          </>
        }
      >
        <DataTable.Col source="kode" sx={{ whiteSpace: 'nowrap' }} />
        <DataTable.Col source="nama" />
        <DataTable.Col<TenderRow>
          source="totalPagu"
          disableSort
          sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}
          render={(t) => rupiah(t.totalPagu)}
        />
        <DataTable.Col source="status" field={StatusField} />
      </ResourceTable>
    </ResourceList>
  )
}
