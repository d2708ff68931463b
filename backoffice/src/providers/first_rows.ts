import { hasBegun } from '@eproc/ui/api/begun.ts'
import { FIRST_LISTS, FIRST_PAGE, firstCall } from './first_lists.ts'
import { dataProvider } from './dataProvider.ts'
import { queryClient } from './queryClient.ts'

/** Gives react-admin's list the rows that the page has begun to ask for; without them it asks by itself. */
export async function takeFirstRows(): Promise<void> {
  const resource = window.location.pathname.slice(1)
  const first = FIRST_LISTS[resource]
  if (!first || !hasBegun(firstCall(resource))) return
  const params = { pagination: FIRST_PAGE, sort: first.sort, filter: {}, meta: undefined }
  await queryClient.prefetchQuery({
    queryKey: [resource, 'getList', params],
    queryFn: () => dataProvider.getList(resource, params),
    retry: false,
  })
}
