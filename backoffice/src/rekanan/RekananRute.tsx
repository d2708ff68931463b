import { Navigate, useLocation, useParams } from 'react-router-dom'

/** /admin/vendor/12/show?bagian=ijin (the address in mails and notifications) opens the dialog above the list. */
export default function RekananRute() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('rekanan', id)
  return <Navigate to={`/admin/vendor?${query.toString()}`} replace />
}
