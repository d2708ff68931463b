import { useLocation, useNavigate } from 'react-router-dom'
import { useListAddress } from '../list/listAddress.ts'

/** Closes a dialog by going to the list's address, whose filters stay. */
export function useClose(): () => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  const pathname = useListAddress()
  return () => void navigate({ pathname, search })
}
