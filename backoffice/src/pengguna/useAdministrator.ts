import { bolehKelola, bolehUbahKewenangan } from '@eproc/domain/akun/kewenangan_pengguna'
import type { PenggunaAnswer } from '@eproc/domain/master/answers'
import { apakahPeran, type Peran } from '@eproc/domain/common/roles'
import { useSession } from '@eproc/ui/session/session.ts'

/** Who is at work, for the domain's table of powers over accounts. */
export function useAdministrator(): { id: number; peran: Peran } {
  const { pengguna } = useSession()
  const peran = pengguna && apakahPeran(pengguna.roles) ? pengguna.roles : 'operator'
  return { id: pengguna?.userId ?? 0, peran }
}

/** What that administrator may do with an account. */
export function usePowersOver(user: PenggunaAnswer | undefined) {
  const administrator = useAdministrator()
  if (!user) return { own: false, mayEdit: false, mayJudge: false }
  const account = { id: user.id, peran: user.roles }
  return {
    own: user.id === administrator.id,
    mayEdit: bolehKelola(administrator, account),
    /** role, division and status */
    mayJudge: bolehUbahKewenangan(administrator, account),
  }
}
