import Button from '@mui/material/Button'
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
import { useState } from 'react'
import { BATAS_HITUNG, lebihDariTerhitung } from '@eproc/domain/common/batas_hitung'
import type { Pilihan } from '@eproc/domain/common/choices'
import { angka } from '@eproc/domain/common/format'
import { rup } from '@eproc/i18n/id/rup'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { ui } from '@eproc/i18n/id/ui'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { FilterChoice } from '../shared/form/Choice.tsx'
import { Unread } from '../shared/panel/Unread.tsx'
import { InboxCards, InboxTable } from './InboxRows.tsx'
import { useKotakMasuk, type KotakRow } from './useKotakMasuk.ts'

const text = rupLayar.kotak
/** Up to this many items the inbox shows whole, without pages and filters. */
const WHOLE = 10
/** Of each kind at first, and more each time that more is asked for. */
const MANY = 200

const counted = (total: number): string =>
  lebihDariTerhitung(total) ? ui.tabel.lebihDari(angka(BATAS_HITUNG)) : angka(total)

/** Inbox: what waits for the user, with its age, the oldest on top. `whenWaiting`: stays away while empty. */
export function KotakMasuk({ whenWaiting = false }: { whenWaiting?: boolean }) {
  const [batas, setBatas] = useState(MANY)
  const query = useKotakMasuk(batas)
  const { data, error, isPending, isLoadingError, isPlaceholderData } = query
  const { rows, total = 0 } = data ?? {}
  // What could not be read is not nothing.
  if (whenWaiting && !rows?.length && !isLoadingError) return null
  return (
    <section aria-labelledby="kotak-masuk" style={{ marginBottom: 40 }}>
      <Typography variant="h2" id="kotak-masuk" sx={{ mb: 2 }}>
        {text.menunggu}
        {total > 0 && (
          <Typography component="span" color="text.secondary" sx={{ ml: 1.5 }}>
            {text.jumlah(counted(total))}
          </Typography>
        )}
      </Typography>
      <Unread of={[query]} />
      {error && data && <MessageBox tone="error">{errorMessage(error)}</MessageBox>}
      {rows?.length === 0 && <EmptyState title={text.kosong} content={text.kosongIsi} />}
      {(isPending || (rows && rows.length > 0)) && <Items items={rows} isPending={isPending} />}
      {rows && total > rows.length && (
        <Typography component="div" color="text.secondary" sx={{ mt: 1 }}>
          {text.sebagian(angka(rows.length), counted(total))}{' '}
          <Button
            size="small"
            loading={isPlaceholderData}
            onClick={() => setBatas(Math.min(batas + MANY, BATAS_HITUNG))}
          >
            {text.lebihBanyak}
          </Button>
        </Typography>
      )}
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
