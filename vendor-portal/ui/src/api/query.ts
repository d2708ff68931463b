import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/**
 * The one QueryClient: 4xx is not tried again, network failures and 5xx once more. Without a connection a call fails and
 * says so; it is not held back to be sent, unasked, when the network returns.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        // By default it would not, with the line above.
        refetchOnReconnect: true,
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        retry: (attempts, error) =>
          attempts < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
    },
  })
