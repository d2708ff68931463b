import { useQuery } from '@tanstack/react-query'
import type { BarisPekerjaan } from '@eproc/domain/tender/penawaran/answers_rincian'
import { api } from '@eproc/ui/api/api.ts'

/** The lines of a package, which do not change once it is published. */
export const useLines = (paketId: number, wanted: boolean) =>
  useQuery({
    queryKey: ['paket', paketId, 'rincian'],
    queryFn: () => api.get<BarisPekerjaan[]>(`/api/lelang/rincian/${paketId}`),
    enabled: wanted,
  })
