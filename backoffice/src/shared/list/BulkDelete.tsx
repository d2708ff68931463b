import { useQueryClient } from '@tanstack/react-query'
import {
  BulkDeleteWithConfirmButton,
  useListContext,
  useRefresh,
  useResourceContext,
  type RaRecord,
} from 'react-admin'
import type { DeleteManyOptions } from '../../providers/dataProvider.ts'

/** Deletes the marked records, each in the version that its list showed. */
export default function BulkDelete() {
  const refresh = useRefresh()
  const versi = useShownVersions()
  const meta = { versi } satisfies DeleteManyOptions
  return (
    <BulkDeleteWithConfirmButton
      mutationMode="pessimistic"
      // Some may have gone before one was refused.
      mutationOptions={{ meta, onSettled: refresh }}
    />
  )
}

/** Marked rows may stand on other pages than the one that is shown: those are in react-admin's cache. */
function useShownVersions(): Record<string, unknown> {
  const client = useQueryClient()
  const resource = useResourceContext()!
  const { data = [], selectedIds } = useListContext<RaRecord>()
  const kept = (id: RaRecord['id']) =>
    client.getQueryData<RaRecord>([resource, 'getOne', { id: String(id), meta: undefined }])
  return Object.fromEntries(
    selectedIds.map((id: RaRecord['id']) => [
      id,
      (data.find((row) => row.id === id) ?? kept(id))?.versi,
    ])
  )
}
