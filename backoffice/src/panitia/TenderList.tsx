import { lazy, Suspense } from 'react'
import { DataTable } from 'react-admin'
import type { TenderRow } from '@eproc/domain/panitia/answers'
import { STATUS_JALAN, STATUS_TENDER } from '@eproc/domain/panitia/status_tender'
import { Choice } from '../shared/form/Choice.tsx'
import { xlsxExporter } from '../shared/list/exportXlsx.ts'
import { PhoneList } from '../shared/list/PhoneList.tsx'
import { ResourceList } from '../shared/list/ResourceList.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { ShowRowButton } from '../shared/list/ShowRowButton.tsx'
import { YearInput } from '../shared/list/YearInput.tsx'
import { ShowDialog } from '../shared/record/ShowDialog.tsx'
import { StatusField, statusText } from './fields.tsx'

const TenderTabs = lazy(() => import('./tender/TenderTabs.tsx'))

const FILTERS = [
  <Choice
    key="status"
    source="status"
    list={STATUS_TENDER.filter((s) => (STATUS_JALAN as readonly string[]).includes(s.kode))}
    alwaysOn
  />,
  <YearInput key="tahun" source="tahun" />,
]
const XLSX = xlsxExporter<TenderRow>({ status: statusText })

/** /panitia/tender: tenders that run, and those that are finished. */
export default function TenderList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      filters={FILTERS}
      exporter={XLSX}
      phone={
        <PhoneList<TenderRow>
          primaryText={(t) => t.nama}
          secondaryText={(t) => `${t.kode} · ${t.namaTahap}`}
          tertiaryText={() => <StatusField />}
        />
      }
      dialogs={
        <Suspense>
          <ShowDialog width="lg">
            <TenderTabs />
          </ShowDialog>
        </Suspense>
      }
    >
      <ResourceTable rowActions={<ShowRowButton />}>
        <DataTable.Col source="kode" sx={{ whiteSpace: 'nowrap' }} />
        <DataTable.Col source="nama" />
        <DataTable.Col source="status" field={StatusField} />
        <DataTable.Col source="namaTahap" disableSort />
      </ResourceTable>
    </ResourceList>
  )
}
