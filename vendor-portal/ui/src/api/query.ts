import { QueryClient } from '@tanstack/react-query'
import { GalatApi } from './api.ts'

/** The one QueryClient: 4xx is not tried again, network failures and 5xx once more. */
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
