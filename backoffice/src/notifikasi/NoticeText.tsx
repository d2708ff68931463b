import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import type { NotifikasiRow } from '@eproc/domain/akun/answers'
import { useMarkRead } from '@eproc/ui/api/notices.ts'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { useSession } from '@eproc/ui/session/session.ts'

/** What a notice says, heavier while unread; a click goes where it leads to, and it counts as read. */
export function NoticeText() {
  const notice = useRecordContext<NotifikasiRow>()
  const { mutate: read } = useMarkRead(useSession().pengguna?.userId ?? 0)
  if (!notice) return null
  const { id, pesan, tautan, isRead } = notice
  return (
    <Typography component="span" sx={{ fontWeight: isRead ? 400 : 650 }}>
      {tautan ? (
        <AppLink to={tautan} onClick={() => isRead || read([id])}>
          {pesan}
        </AppLink>
      ) : (
        pesan
      )}
    </Typography>
  )
}
