import { useContext } from 'react'
import {
  ColumnsButton,
  ExportButton,
  FilterButton,
  RefreshIconButton,
  SearchInput,
  TopToolbar,
  useCanAccess,
  useResourceContext,
  useTranslate,
  type SearchInputProps,
} from 'react-admin'
import { ListAddress } from './listAddress.ts'

/** Rows that an export may hold; the data provider fetches them in portions. */
const MAX_EXPORT = 20_000

/** The search box of a list, with the resource's own hint. */
export function SearchBox(props: SearchInputProps) {
  const hint = useTranslate()(`resources.${useResourceContext()}.search`)
  return (
    <SearchInput
      type="search"
      {...props}
      placeholder={hint}
      slotProps={{ htmlInput: { 'aria-label': hint } }}
    />
  )
}

/** Filters with saved queries, columns, export, refresh. */
export function ListToolbar({ columns }: { columns: boolean }) {
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
