import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import {
  FilterForm,
  ListContextProvider,
  Pagination,
  ResourceContextProvider,
  useList,
} from 'react-admin'
import type { Pilihan } from '@eproc/domain/common/choices'
import { rup } from '@eproc/i18n/id/rup'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { FilterChoice } from '../shared/form/Choice.tsx'
import { InboxCards, InboxTable } from './InboxRows.tsx'
import { useKotakMasuk, type KotakRow } from './useKotakMasuk.ts'

const text = rupLayar.kotak
/** Up to this many items the inbox shows whole, without pages and filters. */
const WHOLE = 10

/** Inbox: what waits for the user, with its age, the oldest on top. `whenWaiting`: stays away while empty. */
export function KotakMasuk({ whenWaiting = false }: { whenWaiting?: boolean }) {
  const { data, error, isPending } = useKotakMasuk()
  if (whenWaiting && !data?.length) return null
  return (
    <section aria-labelledby="kotak-masuk" style={{ marginBottom: 40 }}>
      <Typography variant="h2" id="kotak-masuk" sx={{ mb: 2 }}>
        {text.menunggu}
        {data && data.length > 0 && (
          <Typography component="span" color="text.secondary" sx={{ ml: 1.5 }}>
            {text.jumlah(data.length)}
          </Typography>
        )}
      </Typography>
      {error && <MessageBox tone="error">{errorMessage(error)}</MessageBox>}
      {data?.length === 0 && <EmptyState title={text.kosong} content={text.kosongIsi} />}
      {(isPending || (data && data.length > 0)) && <Items items={data} isPending={isPending} />}
    </section>
  )
}

/* Work that waits is no record of the server's: react-admin's list over rows that are here already. */
function Items({ items, isPending }: { items: KotakRow[] | undefined; isPending: boolean }) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const list = useList<KotakRow>({
    ...(items ? { data: items } : {}),
    isPending,
    perPage: WHOLE,
    sort: { field: 'sejak', order: 'ASC' },
    resource: 'rup/kotak-masuk',
  })
  const kinds = [...new Set(items?.map((item) => item.jenis))].map((kode): Pilihan => ({
    kode,
    teks: rup.kotak[kode],
  }))
  const isLong = (items?.length ?? 0) > WHOLE
  return (
    <ResourceContextProvider value="rup/kotak-masuk">
      <ListContextProvider value={list}>
        {isLong && kinds.length > 1 && (
          <FilterForm
            filters={[<FilterChoice key="jenis" source="jenis" list={kinds} alwaysOn />]}
          />
        )}
        {isPhone ? <InboxCards /> : <InboxTable />}
        {isLong && <Pagination rowsPerPageOptions={[WHOLE]} />}
      </ListContextProvider>
    </ResourceContextProvider>
  )
}
