import { useContext } from 'react'
import {
  ColumnsButton,
  ExportButton,
  FilterButton,
  ListToolbar,
  Pagination,
  RefreshIconButton,
  TopToolbar,
  useCanAccess,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { ListAddress } from './listAddress.ts'
import type { ListFilter } from './ResourceList.tsx'
import { SearchBox } from './SearchBox.tsx'

/** Rows that an export may hold; the data provider fetches them in portions. */
const MAX_EXPORT = 20_000

const SEARCH = <SearchBox key="q" source="q" alwaysOn />

/** What stands above the rows: react-admin's filter form, and its buttons. */
export default function ListTop(p: { search: boolean; filters: ListFilter[]; columns: boolean }) {
  const filters = p.search ? [SEARCH, ...p.filters] : p.filters
  return <ListToolbar filters={filters} actions={<Buttons columns={p.columns} />} />
}

/** Filters with saved queries, columns, export, refresh. */
function Buttons({ columns }: { columns: boolean }) {
  const address = useContext(ListAddress)
  const t = useTranslate()
  const { canAccess: canExport = false } = useCanAccess({
    resource: useResourceContext()!,
    action: 'export',
  })
  return (
    <TopToolbar>
      <FilterButton />
      {columns && <ColumnsButton {...(address ? { storeKey: `${address}.datatable` } : {})} />}
      {/* On a phone react-admin leaves a disabled icon without its name. */}
      {canExport && <ExportButton maxResults={MAX_EXPORT} aria-label={t('ra.action.export')} />}
      <RefreshIconButton />
    </TopToolbar>
  )
}

const PER_PAGE = [10, 15, 25, 50, 100]
/** What the pagination of a list offers, its own number included. */
const offered = (perPage = 10) => [...new Set([perPage, ...PER_PAGE])].toSorted((a, b) => a - b)

/** What stands below the rows. */
export function ListPages({ perPage }: { perPage: number | undefined }) {
  return <Pagination rowsPerPageOptions={offered(perPage)} />
}
