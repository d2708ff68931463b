import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { createContext, useState, type ReactNode } from 'react'
import {
  RecordContextProvider,
  ShowBase,
  useShowContext,
  type FilterPayload,
  type SortPayload,
} from 'react-admin'
import {
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom'
import type { BlacklistRow } from '@eproc/domain/verifikasi/answers'
import { ui } from '@eproc/i18n/id/ui'
import { GuardedDialog } from '../shared/unsaved/GuardedDialog.tsx'
import { useListAddress } from '../shared/list/listAddress.ts'
import { PrevNext } from '../shared/list/PrevNext.tsx'
import { Unread } from '../shared/panel/Unread.tsx'

export interface ListInView {
  /** as the list has them, so that previous and next follow it */
  sort: SortPayload
  filter?: FilterPayload
}

export interface VendorShowProps extends ListInView {
  title: (nama: string) => string
  /** beside the registration number */
  chips?: ReactNode
  /** as large as the screen */
  full?: boolean
  /** reads the vendor with useRecordContext */
  children: ReactNode
}

/** Below the content of a dialog as large as the screen, always in view; what stands there is put in by a portal. */
export const VendorFooter = createContext<HTMLElement | null>(null)

/** One vendor in a dialog over the list in view, `/12/show`; `/12` and the old `?rekanan=12` lead there. */
export function VendorShow(props: VendorShowProps) {
  return (
    <Routes>
      <Route path=":id" element={<ToShow />} />
      <Route path=":id/show" element={<Shown {...props} />} />
      <Route path="*" element={<FromOldAddress />} />
    </Routes>
  )
}

function ToShow() {
  const { id } = useParams()
  const { search } = useLocation()
  return <Navigate replace to={`${useListAddress()}/${id}/show${search}`} />
}

/** Mails and notices that were sent before say `?rekanan=12&bagian=ijin`. */
function FromOldAddress() {
  const { rekanan, ...rest } = Object.fromEntries(useSearchParams()[0])
  const address = useListAddress()
  if (!rekanan) return null
  return <Navigate replace to={`${address}/${rekanan}/show?${new URLSearchParams(rest)}`} />
}

/** A row of the list is less than the record: another key in the cache, and told inside the dialog when it fails. */
const WHOLE = { meta: { whole: true }, onError: () => {} }

function Shown(props: VendorShowProps) {
  const { id = '' } = useParams()
  const frame = <Frame {...props} id={Number(id)} />
  return (
    <ShowBase id={id} queryOptions={WHOLE} error={frame}>
      {frame}
    </ShowBase>
  )
}

function Frame({
  id,
  title,
  chips,
  full,
  children,
  sort,
  filter,
}: VendorShowProps & { id: number }) {
  const { record, error, refetch } = useShowContext<BlacklistRow>()
  const close = useCloseVendor()
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  return (
    <GuardedDialog
      title={title(record?.nama ?? '…')}
      onClose={close}
      {...(full
        ? {
            fullScreen: true,
            width: 'xl' as const,
            actions: <div ref={setFooter} style={{ flex: 1, minWidth: 0 }} />,
          }
        : {})}
    >
      <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
        {record && <Typography color="text.secondary">{record.noRegistrasi}</Typography>}
        {record && chips}
        {/* Also while the next one is fetched: the focus stays on its button. */}
        <RecordContextProvider value={{ id }}>
          <PrevNext sort={sort} {...(filter ? { filter } : {})} />
        </RecordContextProvider>
      </div>
      {record ? (
        <VendorFooter value={footer}>
          <div key={record.id}>{children}</div>
        </VendorFooter>
      ) : (
        <Unread of={[{ data: record, error, refetch }]} waiting={<VendorSkeleton />} />
      )}
    </GuardedDialog>
  )
}

const VendorSkeleton = () => (
  <div role="status" aria-label={ui.memuat}>
    <Skeleton variant="rounded" height={48} sx={{ my: 2 }} />
    <Skeleton variant="rounded" height={360} />
  </div>
)

/** The list keeps its filters, but not the tab of the dialog. */
function useCloseVendor() {
  const navigate = useNavigate()
  const pathname = useListAddress()
  const [search] = useSearchParams()
  return () => {
    const rest = new URLSearchParams(search)
    rest.delete('bagian')
    void navigate({ pathname, search: rest.toString() })
  }
}
