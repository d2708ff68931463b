import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TopikPenjelasan } from '@eproc/domain/tender/answers'
import { api, type Jawaban } from '@eproc/ui/api/api.ts'
import { notify } from '@eproc/ui/api/notice.ts'

const SEGAR_MS = 20_000

const kunciTopik = (paketId: number, fase: string) => ['paket', paketId, 'penjelasan', fase]

/** Topics of one phase; while the tahap is open read again every 20 seconds, besides live news. */
export const useTopik = (paketId: number, fase: string, hidup: boolean) =>
  useQuery({
    queryKey: kunciTopik(paketId, fase),
    queryFn: () =>
      api.ambil<TopikPenjelasan[]>(`/api/tender/chat/message/paket/${paketId}/${fase}`, {
        bilah: false,
      }),
    refetchInterval: hidup ? SEGAR_MS : false,
  })

/** Sends a topic or message; the answer (the whole list) shows at once. */
export function useKirimPenjelasan(paketId: number, fase: string) {
  const klien = useQueryClient()
  return useMutation({
    mutationFn: (kerja: () => Promise<Jawaban<TopikPenjelasan[]>>) => kerja(),
    onSuccess: ({ data, message }) => {
      klien.setQueryData(kunciTopik(paketId, fase), data)
      notify(message)
    },
  })
}
