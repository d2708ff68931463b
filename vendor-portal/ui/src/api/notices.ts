/** One's own notices (S1 §3): those that the bell shows, how many are unread, and the deeds that mark them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NotifikasiRow } from '@eproc/domain/akun/answers'
import { ui } from '@eproc/i18n/id/ui'
import { api, type ListAnswer } from './api.ts'
import { notify } from './notice.ts'
import { useLiveStream } from './stream.ts'

/** Every list of them begins with this key, so that news reaches all. */
export const noticesKey = (userId: number) => ['notifikasi', userId] as const
const bellKey = (userId: number) => [...noticesKey(userId), 'bell'] as const

/** The newest, kept alive by the stream of news, and how many are unread in all, also of the older ones. */
export function useNotices(userId: number, enabled: boolean) {
  const client = useQueryClient()
  const path = `/notification/${userId}`
  const list = useQuery({
    queryKey: bellKey(userId),
    queryFn: () => api.list<NotifikasiRow>(path, {}, { bar: false }),
    staleTime: 60_000,
    enabled,
  })
  const { data } = list
  const rows = data?.rows ?? []
  const shown = rows.filter((n) => !n.isRead).length
  const { data: unread } = useQuery({
    queryKey: [...noticesKey(userId), 'unread'],
    queryFn: () => api.list(path, { isRead: false, perHalaman: 1 }, { bar: false }),
    staleTime: 60_000,
    enabled: enabled && (data?.total ?? 0) > rows.length,
  })
  useLiveStream((hint) => {
    if (hint.jenis === 'notifikasi') {
      void client.invalidateQueries({ queryKey: noticesKey(userId) })
    }
  })
  return { list, rows, unread: Math.max(shown, unread?.total ?? 0) }
}

/** Marks some, or all, also those that no list shows at the moment. */
export function useMarkRead(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly number[] | 'all') =>
      ids === 'all'
        ? api.put('/api/notification/read-semua')
        : api.put('/api/notification/read', { ids }),
    onMutate: (ids) => {
      const before = client.getQueryData(bellKey(userId))
      client.setQueryData<ListAnswer<NotifikasiRow>>(
        bellKey(userId),
        (previous) =>
          previous && {
            ...previous,
            rows: previous.rows.map((n) =>
              ids === 'all' || ids.includes(n.id) ? { ...n, isRead: true } : n
            ),
          }
      )
      return { before }
    },
    // What was not marked must not look so, nor is it worth more than a word.
    onError: (_error, _ids, known) => {
      if (known?.before) client.setQueryData(bellKey(userId), known.before)
      notify(ui.lonceng.belumTertandai, 'warning')
    },
    onSettled: () => client.invalidateQueries({ queryKey: noticesKey(userId) }),
  })
}
