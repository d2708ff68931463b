import { Navigate, useSearchParams } from 'react-router-dom'
import { useListAddress } from './listAddress.ts'

/**
 * Dialogs that a query opened before they had addresses, as mails and notices still say it: `?kegiatan=12` leads to
 * `/12/show` below the list.
 */
export function OldAddress({ query, tail = '' }: { query: string; tail?: '' | '/show' }) {
  const address = useListAddress()
  const id = useSearchParams()[0].get(query) ?? ''
  return /^\d+$/.test(id) ? <Navigate replace to={`${address}/${id}${tail}`} /> : null
}
