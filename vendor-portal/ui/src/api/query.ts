import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/** The one QueryClient: 4xx is not tried again, network failures and 5xx once more. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        retry: (attempts, error) =>
          attempts < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
    },
  })
