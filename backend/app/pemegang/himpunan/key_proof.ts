/** That two holders' keys work is proven within the last 72 hours of a submission (sealing.md §1). */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { keIso } from '@eproc/domain/common/format'
import type { HolderSetState } from '@eproc/domain/pemegang/answers'
import { MIN_PELAKSANA } from '@eproc/domain/pemegang/holder_set'
import type HolderSet from '#app/pemegang/himpunan/holder_set'
import { lastChecks, lastHoursOf, provenWithin } from '#app/pemegang/himpunan/proven_query'

interface Proofs {
  /** by user, of the key in the set */
  terbukti: ReadonlyMap<number, Date>
  bukti: HolderSetState['bukti']
}

export async function keyProofs(
  client: QueryClientContract,
  set: HolderSet,
  reader: number
): Promise<Proofs> {
  // One after another: a transaction has one connection.
  const ends = await lastHoursOf(client, set.paketId)
  const last = await lastChecks(client, set.paketId)
  const keys = set.anggota.map(({ kunci }) => kunci)
  const terbukti = new Map(
    keys.flatMap(({ id, penggunaId }) => {
      const at = last.get(id)
      return at ? [[penggunaId, at] as const] : []
    })
  )
  if (!ends) return { terbukti, bukti: null }
  const proven = keys.filter(({ id }) => provenWithin(last.get(id), ends))
  const own = keys.find(({ penggunaId, status }) => penggunaId === reader && status === 'berlaku')
  return {
    terbukti,
    bukti: {
      sampai: keIso(ends)!,
      kurang: Math.max(0, MIN_PELAKSANA - proven.length),
      saya: own !== undefined && !proven.includes(own),
    },
  }
}
