import { useCreatePath, useResourceContext } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'

/** Closes a dialog by going to the list's address, whose filters stay. */
export function useClose(): () => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  const createPath = useCreatePath()
  const resource = useResourceContext()!
  return () => void navigate({ pathname: createPath({ resource, type: 'list' }), search })
}
