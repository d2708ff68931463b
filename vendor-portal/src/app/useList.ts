import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query'
import { api } from '@eproc/ui/api/api.ts'
import type { TableState } from '@eproc/ui/table/table_state.ts'

/**
 * A page of a list as its `SimpleTable` takes it; the one before stays until the next is there. `beside`: what else the
 * answer holds.
 */
export function useList<Row, Beside = unknown>(
  queryKey: QueryKey,
  path: string,
  query: TableState['query']
) {
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey, query],
    queryFn: () => api.list<Row>(path, query),
    placeholderData: keepPreviousData,
  })
  return {
    rows: data?.rows,
    total: data?.total ?? 0,
    beside: data?.beside as Beside | undefined,
    errors: error,
    onRefresh: () => void refetch(),
  }
}
