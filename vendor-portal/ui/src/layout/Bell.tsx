import IkonLonceng from '@mui/icons-material/NotificationsOutlined'
import Badge from '@mui/material/Badge'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useState } from 'react'
import { relatif, tanggalWaktu } from '@eproc/domain/common/format'
import { ui } from '@eproc/i18n/id/ui'
import { useLiveStream } from '../api/stream.ts'
import { api } from '../api/api.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { AppContext, AppLink } from './AppLink.tsx'
import { clockNow } from '../api/time.ts'
import { useIdle } from './idle.ts'
import { useOnceOpen } from './once_open.ts'

/** One notification (S1 §3) with a link to its object. */
export interface Notifikasi {
  id: number
  tglTampil: string
  namaPengirim: string
  pesan: string
  tautan: string | null
  isRead: boolean
}

const NoticeList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 440,
  overflowY: 'auto',
})
const Item = styled('li')(({ theme }) => ({
  'borderTop': `1px solid ${theme.vars.palette.divider}`,
  '& > a, & > button': {
    'display': 'grid',
    'gridTemplateColumns': '10px 1fr',
    'gap': '0 12px',
    'width': '100%',
    'padding': '12px 20px',
    'border': 0,
    'background': 'none',
    'font': 'inherit',
    'textAlign': 'left',
    'color': 'inherit',
    'textDecoration': 'none',
    'cursor': 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& i': { width: 8, height: 8, borderRadius: 4, marginTop: 8 },
  '& i[data-baru]': { backgroundColor: theme.vars.palette.primary.main },
}))

/** The notifications of a user, kept alive by the stream of news, and the deed that marks them as read. */
function useNotifications(userId: number) {
  const client = useQueryClient()
  const key = ['notifikasi', userId]
  const { data = [] } = useQuery({
    queryKey: key,
    queryFn: () => api.get<Notifikasi[]>(`/notification/${userId}`, { bar: false }),
    staleTime: 60_000,
    enabled: useIdle(),
  })
  useLiveStream((hint) => {
    if (hint.jenis === 'notifikasi') void client.invalidateQueries({ queryKey: key })
  })
  const { mutate } = useMutation({
    mutationFn: (ids: number[]) => api.put('/api/notification/read', { ids }),
    onMutate: (ids) =>
      client.setQueryData<Notifikasi[]>(key, (previous) =>
        previous?.map((n) => (ids.includes(n.id) ? { ...n, isRead: true } : n))
      ),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
  return { data, fresh: data.filter((n) => !n.isRead), read: mutate }
}

/** The bell: badge of the unread, and the list that opens below it. */
export function Bell({ userId }: { userId: number }) {
  const hasListPage = use(AppContext) === 'kantor'
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null)
  const { data, fresh, read } = useNotifications(userId)
  const onceOpen = useOnceOpen(anchorEl !== null)
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={ui.lonceng.label(fresh.length)}
        aria-haspopup="dialog"
        aria-expanded={anchorEl !== null}
        onClick={(e) => setAnchorEl(e.currentTarget)}
      >
        {/* An empty badge keeps its number in the text, invisible; so it is there only when it counts. */}
        {fresh.length === 0 ? (
          <IkonLonceng />
        ) : (
          <Badge badgeContent={fresh.length} max={99} color="error">
            <IkonLonceng />
          </Badge>
        )}
      </IconButton>
      {onceOpen && (
        <Popover
          open={anchorEl !== null}
          anchorEl={anchorEl}
          onClose={() => setAnchorEl(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            paper: {
              'role': 'dialog',
              'aria-label': ui.lonceng.judul,
              'sx': { width: 400, maxWidth: 'calc(100vw - 32px)' },
            },
          }}
        >
          <Typography
            component="div"
            sx={{ display: 'flex', alignItems: 'center', px: 2.5, py: 1.5, gap: 2, minHeight: 56 }}
          >
            <strong style={{ flex: 1 }}>{ui.lonceng.judul}</strong>
            {fresh.length > 0 && (
              <Button size="small" onClick={() => read(fresh.map((n) => n.id))}>
                {ui.lonceng.tandaiDibaca}
              </Button>
            )}
          </Typography>
          {data.length === 0 ? (
            <NoNotices />
          ) : (
            <NoticeList>
              {data.map((n) => (
                <BellNotice
                  key={n.id}
                  n={n}
                  onOpen={() => {
                    if (!n.isRead) read([n.id])
                    if (n.tautan) setAnchorEl(null)
                  }}
                />
              ))}
            </NoticeList>
          )}
          {hasListPage && (
            <Typography
              component="div"
              sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}
            >
              <AppLink to="/admin/notifikasi" onClick={() => setAnchorEl(null)}>
                {ui.lonceng.lihatSemua}
              </AppLink>
            </Typography>
          )}
        </Popover>
      )}
    </>
  )
}

/** One notification: a link to its object, or a button that marks it as read. */
const NoNotices = () => (
  <EmptyState illustration="lonceng" title={ui.lonceng.kosong} content={ui.lonceng.kosongIsi} />
)

function BellNotice({ n, onOpen }: { n: Notifikasi; onOpen: () => void }) {
  return (
    <Item>
      {n.tautan ? (
        <AppLink to={n.tautan} onClick={onOpen}>
          <BellNoticeText n={n} />
        </AppLink>
      ) : (
        <button type="button" onClick={onOpen}>
          <BellNoticeText n={n} />
        </button>
      )}
    </Item>
  )
}

function BellNoticeText({ n }: { n: Notifikasi }) {
  return (
    <>
      <i data-baru={n.isRead ? undefined : ''} aria-hidden />
      <span>
        <Typography component="span" sx={{ display: 'block', fontWeight: n.isRead ? 400 : 650 }}>
          {n.pesan}
        </Typography>
        <Typography component="span" variant="caption" color="text.secondary">
          <time dateTime={n.tglTampil} title={tanggalWaktu(n.tglTampil)}>
            {relatif(n.tglTampil, clockNow())}
          </time>
          {n.namaPengirim && ` · ${ui.lonceng.dari(n.namaPengirim)}`}
          {!n.isRead && ` · ${ui.lonceng.belumDibaca}`}
        </Typography>
      </span>
    </>
  )
}
