import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { api } from '@eproc/ui/api/api.ts'

/** What the server says of the paper whose code is in the page's address. */
export function useKonfirmasi<Told>(kind: 'cetakan' | 'sertifikat' | 'tanda-terima') {
  const { kode = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: [kind, kode],
    queryFn: () => api.get<Told>(`/api/${kind}/${encodeURIComponent(kode)}`),
  })
  return { kode, data, error, retry: () => void refetch() }
}
