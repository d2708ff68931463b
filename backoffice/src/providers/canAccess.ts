import { apakahPeran } from '@eproc/domain/common/roles'
import { currentSession } from '@eproc/ui/session/session.ts'
import { mayDo } from './resource_rights.ts'

/** react-admin's canAccess for who is signed in. */
export function mayAccess(
  resource: string,
  action: string,
  record?: { bisa?: readonly string[] }
): boolean {
  const { pengguna } = currentSession()
  if (!pengguna || !apakahPeran(pengguna.roles)) return false
  const who = { peran: pengguna.roles, unlada: pengguna.unlada }
  return mayDo(who, { resource, action }, record)
}
