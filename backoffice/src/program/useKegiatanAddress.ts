import { useCanAccess } from 'react-admin'

/** The list of kegiatan that is this user's: where planners write, or where all is read. */
export function useKegiatanAddress(): string {
  const { canAccess } = useCanAccess({ resource: 'rup/kegiatan', action: 'create' })
  return canAccess ? '/rup/kegiatan' : '/rup/kegiatan/view'
}
