import Done from '@mui/icons-material/Done'
import {
  Button,
  useListContext,
  useRecordContext,
  useResourceContext,
  useUnselectAll,
} from 'react-admin'
import type { NotifikasiRow } from '@eproc/domain/akun/answers'
import { notice } from '@eproc/i18n/id/resources/administration'
import { DeedButton } from '../shared/deed/DeedButton.tsx'
import { useDeed } from '../shared/deed/useDeed.ts'

const useMarkRead = (onDone?: () => void) =>
  useDeed((office, ids: readonly number[]) => office.markNoticesRead(ids), onDone && { onDone })

/** One notice, at the end of its row. */
export function MarkRead() {
  const row = useRecordContext<NotifikasiRow>()
  const { mutate, isPending } = useMarkRead()
  if (!row) return null
  return (
    <DeedButton
      action="mark_read"
      icon={<Done />}
      disabled={row.isRead || isPending}
      onClick={() => mutate([row.id])}
    />
  )
}

/** The chosen rows. */
export function MarkChosenRead() {
  const { selectedIds } = useListContext<NotifikasiRow>()
  const unselect = useUnselectAll(useResourceContext())
  const { mutate, isPending } = useMarkRead(() => unselect())
  return (
    <Button
      label={notice.markRead}
      disabled={isPending}
      onClick={() => mutate(selectedIds.map(Number))}
    >
      <Done />
    </Button>
  )
}

/** Everything, also what is on other pages. */
export function MarkAllRead() {
  const { mutate, isPending } = useDeed<void, unknown>((office) => office.markAllNoticesRead())
  return (
    <Button
      label={notice.markAllRead}
      size="medium"
      variant="outlined"
      disabled={isPending}
      onClick={() => mutate()}
    >
      <Done />
    </Button>
  )
}
