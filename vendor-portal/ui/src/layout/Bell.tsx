import IkonLonceng from '@mui/icons-material/NotificationsOutlined'
import Badge from '@mui/material/Badge'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { NotifikasiRow } from '@eproc/domain/akun/answers'
import { relatif, tanggalWaktu } from '@eproc/domain/common/format'
import { ui } from '@eproc/i18n/id/ui'
import { useMarkRead, useNotices } from '../api/notices.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { AppLink } from './AppLink.tsx'
import { clockNow } from '../api/time.ts'
import { useIdle } from './idle.ts'
import { useOnceOpen } from './once_open.ts'

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

/** The bell: badge of the unread, and the newest in a list that opens below it; `listPage` has all of them. */
export function Bell({ userId, listPage }: { userId: number; listPage: string }) {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null)
  const { list, rows, unread } = useNotices(userId, useIdle())
  const { mutate: read } = useMarkRead(userId)
  const onceOpen = useOnceOpen(anchorEl !== null)
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={ui.lonceng.label(unread)}
        aria-haspopup="dialog"
        aria-expanded={anchorEl !== null}
        onClick={(e) => setAnchorEl(e.currentTarget)}
      >
        {/* An empty badge keeps its number in the text, invisible; so it is there only when it counts. */}
        {unread === 0 ? (
          <IkonLonceng />
        ) : (
          <Badge badgeContent={unread} max={9999} color="error">
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
            {unread > 0 && (
              <Button size="small" onClick={() => read('all')}>
                {ui.lonceng.tandaiDibaca}
              </Button>
            )}
          </Typography>
          {rows.length === 0 ? (
            <NoNotices list={list} />
          ) : (
            <NoticeList>
              {rows.map((n) => (
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
          <Typography
            component="div"
            sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}
          >
            <AppLink to={listPage} onClick={() => setAnchorEl(null)}>
              {ui.lonceng.lihatSemua}
            </AppLink>
          </Typography>
        </Popover>
      )}
    </>
  )
}

/** There is none; or they are awaited, or could not be read. */
function NoNotices({ list }: Pick<ReturnType<typeof useNotices>, 'list'>) {
  const { isLoadingError } = list
  if (list.data)
    return (
      <EmptyState illustration="lonceng" title={ui.lonceng.kosong} content={ui.lonceng.kosongIsi} />
    )
  return (
    <EmptyState
      illustration="lonceng"
      title={isLoadingError ? ui.errors.muatData : ui.memuat}
      actions={
        isLoadingError && (
          <Button variant="outlined" onClick={() => void list.refetch()}>
            {ui.tombol.cobaLagi}
          </Button>
        )
      }
    />
  )
}

/** One notification: a link to its object, or a button that marks it as read. */
function BellNotice({ n, onOpen }: { n: NotifikasiRow; onOpen: () => void }) {
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

function BellNoticeText({ n }: { n: NotifikasiRow }) {
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
