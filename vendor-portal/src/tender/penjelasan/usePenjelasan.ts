import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TopikPenjelasan } from '@eproc/domain/tender/answers'
import { api, type Jawaban } from '@eproc/ui/api/api.ts'
import { kabarkan } from '@eproc/ui/api/kabar.ts'

const SEGAR_MS = 20_000

const kunciTopik = (paketId: number, fase: string) => ['paket', paketId, 'penjelasan', fase]

/** Topik satu fase; selama tahap terbuka diambil ulang tiap 20 detik selain oleh kabar langsung. */
export const useTopik = (paketId: number, fase: string, hidup: boolean) =>
  useQuery({
    queryKey: kunciTopik(paketId, fase),
    queryFn: () =>
      api.ambil<TopikPenjelasan[]>(`/api/tender/chat/message/paket/${paketId}/${fase}`, {
        bilah: false,
      }),
    refetchInterval: hidup ? SEGAR_MS : false,
  })

/** Mengirim topik atau pesan; jawabannya (seluruh daftar) langsung tampil. */
export function useKirimPenjelasan(paketId: number, fase: string) {
  const klien = useQueryClient()
  return useMutation({
    mutationFn: (kerja: () => Promise<Jawaban<TopikPenjelasan[]>>) => kerja(),
    onSuccess: ({ data, message }) => {
      klien.setQueryData(kunciTopik(paketId, fase), data)
      kabarkan(message)
    },
  })
}
