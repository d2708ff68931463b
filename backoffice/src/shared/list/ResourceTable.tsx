import Edit from '@mui/icons-material/EditOutlined'
import { useContext, type ReactNode } from 'react'
import {
  BulkExportButton,
  DataTable,
  useCanAccess,
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
  type DataTableProps,
} from 'react-admin'
import { office } from '@eproc/i18n/id/resources_office'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { useMay } from '../../providers/useMay.ts'
import { DeleteRecordButton } from '../record/DeleteRecordButton.tsx'
import { ListAddress, ReadOnlyList, useListAddress, useRowClick } from './listAddress.ts'
import { ListNoResults } from './ListStates.tsx'
import { RowLink } from './RowDeed.tsx'

// Nothing is marked when a list is opened.
const BulkDelete = lazyPart(() => import('./BulkDelete.tsx'))

export interface ResourceTableProps extends DataTableProps {
  /** buttons at the end of a row, before those that edit and delete it */
  rowActions?: ReactNode
}

/** react-admin's DataTable with bulk deeds and, at the end of each row, what may be done with it. */
export function ResourceTable({ rowActions, children, ...table }: ResourceTableProps) {
  const readOnly = useContext(ReadOnlyList)
  const hasEdit = useResourceDefinition().hasEdit && !readOnly
  const { canAccess = false } = useCanAccess({
    resource: useResourceContext()!,
    action: 'delete',
  })
  const canDelete = canAccess && !readOnly
  const rowClick = useRowClick()
  // A list at an address of its own has columns of its own.
  const address = useContext(ListAddress)
  return (
    <DataTable
      empty={<ListNoResults />}
      rowClick={rowClick}
      {...(address ? { storeKey: `${address}.datatable` } : {})}
      bulkActionButtons={
        <>
          <BulkExportButton />
          {canDelete && <DeleteMarked />}
        </>
      }
      {...table}
    >
      {children}
      {(rowActions || hasEdit || canDelete) && (
        <DataTable.Col label={office.actions} disableSort align="right" className="row-actions">
          {/* A click in a dialog of these buttons bubbles up to the row, which would open its record. */}
          <span role="presentation" onClick={(click) => click.stopPropagation()}>
            {rowActions}
            {hasEdit && <EditRowButton />}
            {canDelete && <DeleteRecordButton inRow />}
          </span>
        </DataTable.Col>
      )}
    </DataTable>
  )
}

function DeleteMarked() {
  const { selectedIds } = useListContext()
  return (
    selectedIds.length > 0 && (
      <OptionalPart>
        <BulkDelete />
      </OptionalPart>
    )
  )
}

function EditRowButton() {
  const address = useListAddress()
  const record = useRecordContext()
  const resource = useResourceContext()!
  const name = String(useGetRecordRepresentation(resource)(record))
  const t = useTranslate()
  const may = useMay('edit', record)
  if (!record || !may) return null
  return (
    <RowLink
      to={`${address}/${record.id}`}
      name={t(`resources.${resource}.action.edit`, { recordRepresentation: name })}
      icon={<Edit />}
    />
  )
}
