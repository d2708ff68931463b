import { useQuery } from '@tanstack/react-query'
import type { VendorSealing } from '@eproc/domain/tender/penawaran/answers_segel'
import { api } from '@eproc/ui/api/api.ts'

/** Whether offers of this package are sealed in the browser; null: under the installation's scheme. */
export const useSealing = (paketId: number) =>
  useQuery({
    queryKey: ['paket', paketId, 'segel'],
    queryFn: () => api.get<VendorSealing | null>(`/api/lelang/segel/${paketId}`),
  })
