import { QueryClient } from '@tanstack/react-query'
import { GalatApi } from './api.ts'

/** Satu QueryClient: jawaban 4xx tidak dicoba ulang, gangguan jaringan dan 5xx satu kali lagi. */
export const buatKlienKueri = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        retry: (kali, galat) =>
          kali < 1 && !(galat instanceof GalatApi && galat.status >= 400 && galat.status < 500),
      },
    },
  })
