import { DataTable } from 'react-admin'
import { STATUS_JALAN } from '@eproc/domain/panitia/status_tender'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { ShowRowButton } from '../shared/list/ShowRowButton.tsx'
import { ShowDialog } from '../shared/record/ShowDialog.tsx'
import { StatusField } from './fields.tsx'
import { TenderListFrame } from './TenderListFrame.tsx'

const TenderTabs = lazyPart(() => import('./tender/TenderTabs.tsx'))

/** /panitia/tender: tenders that run, and those that are finished. */
export default function TenderList() {
  return (
    <TenderListFrame
      states={STATUS_JALAN}
      secondary={(t) => `${t.kode} · ${t.namaTahap}`}
      dialogs={
        <OptionalPart>
          <ShowDialog width="lg">
            <TenderTabs />
          </ShowDialog>
        </OptionalPart>
      }
    >
      <ResourceTable rowActions={<ShowRowButton />}>
        <DataTable.Col source="kode" sx={{ whiteSpace: 'nowrap' }} />
        <DataTable.Col source="nama" />
        <DataTable.Col source="status" field={StatusField} />
        <DataTable.Col source="namaTahap" disableSort />
      </ResourceTable>
    </TenderListFrame>
  )
}
