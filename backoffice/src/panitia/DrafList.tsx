import { DataTable } from 'react-admin'
import { rupiah } from '@eproc/domain/common/format'
import type { TenderRow } from '@eproc/domain/panitia/answers'
import { STATUS_DRAF } from '@eproc/domain/panitia/status_tender'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { ResourceTable } from '../shared/list/ResourceTable.tsx'
import { ShowRowButton } from '../shared/list/ShowRowButton.tsx'
import { DrafDeeds } from './DrafDeeds.tsx'
import { StatusField } from './fields.tsx'
import { TenderListFrame } from './TenderListFrame.tsx'

const DrafDialogs = lazyPart(() => import('./DrafDialogs.tsx'))

/** /panitia/paket: packages that were handed over, and the drafts made of them. */
export default function DrafList() {
  return (
    <TenderListFrame
      states={STATUS_DRAF}
      secondary={(t) => t.kode}
      dialogs={
        <OptionalPart>
          <DrafDialogs />
        </OptionalPart>
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
    </TenderListFrame>
  )
}
