import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TopikPenjelasan } from '@eproc/domain/tender/answers_dokumen'
import type { Answer } from '@eproc/ui/api/api.ts'
import { notify } from '@eproc/ui/api/notice.ts'
import { readAgain } from '@eproc/ui/api/read_again.ts'

const REFRESH_MS = 20_000

export const topikKey = (paketId: number, fase: string) => ['paket', paketId, 'penjelasan', fase]

/** Topics of one phase; while the tahap is open read again every 20 seconds, besides live news. */
export const useTopik = (paketId: number, fase: string, live: boolean) =>
  useQuery({
    queryKey: topikKey(paketId, fase),
    queryFn: () =>
      readAgain<TopikPenjelasan[]>(`/api/tender/chat/message/paket/${paketId}/${fase}`, {
        bar: false,
      }),
    refetchInterval: live ? REFRESH_MS : false,
  })

/** Sends a topic or message; the answer (the whole list) shows at once. */
export function useSendPenjelasan(paketId: number, fase: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (work: () => Promise<Answer<TopikPenjelasan[]>>) => work(),
    onSuccess: ({ data, message }) => {
      client.setQueryData(topikKey(paketId, fase), data)
      notify(message)
    },
  })
}
