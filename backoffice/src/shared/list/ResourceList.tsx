import Add from '@mui/icons-material/AddOutlined'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { cloneElement, useDeferredValue, type ReactElement, type ReactNode } from 'react'
import {
  CreateButton,
  ListBase,
  Loading,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
  type ListProps,
} from 'react-admin'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { FIRST_LISTS } from '../../providers/first_lists.ts'
import { listKey, ListAddress, ReadOnlyList, useListAddress } from './listAddress.ts'
import { xlsxExporter } from './exportXlsx.ts'
import { ListEmpty, ListRows } from './ListStates.tsx'

// The rows first, then what one does with them: its form, its menus and its pages are not waited for.
const ListTop = lazyPart(() => import('./ListTop.tsx'))
const ListPages = lazyPart(async () => ({ default: (await import('./ListTop.tsx')).ListPages }))

/** An input of a list's filter form. */
export type ListFilter = ReactElement<{ alwaysOn?: boolean }>

export interface ResourceListProps extends Pick<
  ListProps,
  'sort' | 'filter' | 'filterDefaultValues' | 'queryOptions' | 'perPage'
> {
  /** the table, on a wide screen: a ResourceTable */
  children: ReactElement
  /** the same rows on a phone: a PhoneList */
  phone: ReactElement
  /** inputs after the search box; those without `alwaysOn` wait behind the filter button, on a phone all of them */
  filters?: ListFilter[]
  exporter?: ListProps['exporter']
  /** false where the rows are no table whose columns could be chosen */
  columns?: boolean
  /** false where the server searches by columns only */
  search?: boolean
  /** beside the button that adds a record */
  actions?: ReactNode
  /** dialogs that have an address below the list's */
  dialogs?: ReactNode
  /** a list of the resource at an address of its own: `/rup/paket/pokja`; its right is that page's */
  address?: string
  /** nothing is added, changed or deleted from here */
  readOnly?: boolean
  /** between the heading and the list */
  intro?: ReactNode
  /** heading and description where they are not the resource's */
  title?: string
  description?: string
  /** false where a list without a row must still be searched */
  empty?: ListProps['empty']
}

const XLSX = xlsxExporter()
/** Buttons; search box above them; filters with their labels. */
const TOOLBAR_HEIGHT = { desk: 44, phone: 100, labelled: 71 }

/** On a phone inputs would push the first row off the screen: they wait behind the filter button until they are asked for. */
const optional = (filters: ListFilter[]): ListFilter[] =>
  filters.map((filter) => cloneElement(filter, { alwaysOn: false }))

/**
 * react-admin's ListBase as this product shows it: heading, search, filters with saved queries, columns, XLSX, what to say
 * when there is nothing or it failed. Texts come from the resource's words (i18n/id/resources_office.ts).
 */
export function ResourceList(props: ResourceListProps) {
  const { children, phone, filters = [], exporter = XLSX, search = true, ...rest } = props
  const {
    actions,
    dialogs,
    address,
    title,
    description,
    readOnly = false,
    intro,
    columns = true,
    empty = <ListEmpty />,
    ...list
  } = rest
  const t = useTranslate()
  const resource = useResourceContext()!
  const first = FIRST_LISTS[resource]
  const { hasCreate } = useResourceDefinition()
  const own = useOwnQuery(address ?? `/${resource}`)
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const offeredFilters = isPhone ? optional(filters) : filters
  // Rows that are there before what stands above them stay where they are.
  const complete = useDeferredValue(true, false)
  const labelled = offeredFilters.some(({ props }) => props.alwaysOn) ? 'labelled' : 'desk'
  const height = TOOLBAR_HEIGHT[isPhone ? 'phone' : labelled]
  const room = <div style={{ height, marginBottom: 16 }} />
  return (
    <ListAddress value={address}>
      <ReadOnlyList value={readOnly}>
        <PageTitle
          title={title ?? t(`resources.${resource}.title`)}
          description={description ?? t(`resources.${resource}.description`, { _: '' })}
          actions={
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
              {actions}
              {hasCreate && !readOnly && <AddButton />}
            </div>
          }
        />
        {intro}
        <ListBase
          disableSyncWithLocation={!own}
          {...(first && !address ? { sort: first.sort } : {})}
          {...list}
          storeKey={listKey(resource, address)}
          exporter={exporter}
          authLoading={<Loading />}
          empty={empty}
        >
          <OptionalPart fallback={room}>
            {complete ? (
              <ListTop search={search} filters={offeredFilters} columns={columns && !isPhone} />
            ) : (
              room
            )}
          </OptionalPart>
          <ListRows
            pages={<OptionalPart>{complete && <ListPages perPage={list.perPage} />}</OptionalPart>}
          >
            {isPhone ? phone : children}
          </ListRows>
        </ListBase>
        {dialogs}
      </ReadOnlyList>
    </ListAddress>
  )
}

/** On a narrow screen react-admin's button is an icon alone; this one says what it adds. */
function AddButton() {
  const t = useTranslate()
  const resource = useResourceContext()
  const to = `${useListAddress()}/create`
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  // The keys: react-admin's button does not look at its icon again.
  if (!isNarrow) return <CreateButton key="wide" to={to} variant="contained" size="medium" />
  return (
    <CreateButton
      key="narrow"
      to={to}
      icon={
        <>
          <Add />
          {t(`resources.${resource}.action.create`)}
        </>
      }
    />
  )
}

/**
 * Is the address's query the list's? Below the list it is the dialog's (`?tahap=sanggah`), and older links have queries that
 * open one (OldAddress): there the list would put its kept filters in their place.
 */
function useOwnQuery(address: string): boolean {
  const { pathname, search } = useLocation()
  return pathname === address && (search === '' || /[?&](filter|sort|page|perPage)=/.test(search))
}
