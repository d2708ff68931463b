import { useResourceContext, type RaRecord } from 'react-admin'
import { mayAccess } from './canAccess.ts'

/**
 * react-admin's useCanAccess for what a list draws in every row: the same answer without a query for each, since who is
 * signed in is known before anything is drawn.
 */
export function useMay(action: 'edit' | 'delete', record: RaRecord | undefined): boolean {
  const resource = useResourceContext()
  if (resource === undefined || record === undefined) return false
  return mayAccess(resource, action, record as RaRecord & { bisa?: readonly string[] })
}
