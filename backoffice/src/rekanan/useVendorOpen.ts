import { useLocation } from 'react-router-dom'

/**
 * A vendor is open over the list at `address` (or about to be, by the old `?rekanan=12`). react-admin's list would put its
 * own filters into the address then, and the tab that a mail leads to would be lost.
 */
export function useVendorOpen(address: string): boolean {
  const { pathname, search } = useLocation()
  return pathname !== address || new URLSearchParams(search).has('rekanan')
}
