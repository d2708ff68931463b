import Done from '@mui/icons-material/Done'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { NotifikasiRow } from '@eproc/domain/akun/answers'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { notifikasiLayar as t } from '@eproc/i18n/id/notifikasi_portal'
import { ui } from '@eproc/i18n/id/ui'
import { noticesKey, useMarkRead } from '@eproc/ui/api/notices.ts'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { FocusRescue } from '@eproc/ui/layout/focus_rescue.ts'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useSession } from '@eproc/ui/session/session.ts'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
import {
  useTableState,
  type TableState,
  type TableStateOptions,
} from '@eproc/ui/table/table_state.ts'
import { useList } from '../../app/useList.ts'

const OPTIONS: TableStateOptions = { perPage: 10, sort: '-tglTampil', filters: { isRead: '' } }
const columns = (open: (notice: NotifikasiRow) => void): readonly Column<NotifikasiRow>[] => [
  {
    key: 'pesan',
    title: t.columns.pesan,
    main: true,
    content: (n) => (
      <span style={{ fontWeight: n.isRead ? 400 : 650, overflowWrap: 'anywhere' }}>
        {n.tautan ? (
          <AppLink to={n.tautan} onClick={() => open(n)}>
            {n.pesan}
          </AppLink>
        ) : (
          n.pesan
        )}
      </span>
    ),
  },
  {
    key: 'namaPengirim',
    title: t.columns.pengirim,
    sort: 'namaPengirim',
    content: (n) => n.namaPengirim || '-',
  },
  {
    key: 'tglTampil',
    title: t.columns.waktu,
    sort: 'tglTampil',
    oneLine: true,
    content: (n) => tanggalWaktu(n.tglTampil),
  },
  {
    key: 'isRead',
    title: t.columns.status,
    oneLine: true,
    content: (n) => (n.isRead ? t.read : t.unread),
  },
]

/** /user/notifikasi: all of one's own notices, which the bell shows the newest of. */
export default function NotifikasiPage() {
  const { pengguna } = useSession()
  const userId = pengguna?.userId ?? 0
  const table = useTableState(OPTIONS)
  const list = useList<NotifikasiRow>(
    [...noticesKey(userId), 'page'],
    `/notification/${userId}`,
    table.query
  )
  const { mutate: read, isPending } = useMarkRead(userId)
  return (
    <>
      <PageTitle
        title={t.title}
        description={t.description}
        actions={
          <Button
            variant="outlined"
            startIcon={<Done />}
            disabled={isPending}
            onClick={() => read('all')}
          >
            {t.markAllRead}
          </Button>
        }
      />
      <SimpleTable<NotifikasiRow>
        title={t.title}
        columns={columns((n) => n.isRead || read([n.id]))}
        {...list}
        state={table}
        rowKey={(n) => n.id}
        search={t.search}
        filters={<StateFilter table={table} />}
        empty={{
          illustration: 'lonceng',
          title: ui.lonceng.kosong,
          content: ui.lonceng.kosongIsi,
        }}
        actions={(n) =>
          !n.isRead && (
            <>
              <FocusRescue />
              <Button
                size="small"
                variant="outlined"
                aria-label={t.markReadOf(n.pesan)}
                disabled={isPending}
                onClick={() => read([n.id])}
              >
                {t.markRead}
              </Button>
            </>
          )
        }
      />
    </>
  )
}

const StateFilter = ({ table }: { table: TableState }) => (
  <TextField
    select
    size="small"
    label={t.columns.status}
    value={table.filters.isRead}
    onChange={(e) => table.change({ filters: { isRead: e.target.value } })}
    sx={{ width: { xs: '100%', sm: 180 } }}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    <option value="">{t.semua}</option>
    <option value="false">{t.unread}</option>
    <option value="true">{t.read}</option>
  </TextField>
)
