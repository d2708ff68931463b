/** Whether two holders are left who can open a stage: by mathematics any two keys, by rule at most one a reserve's. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { canOpen } from '@eproc/domain/pemegang/holder_set'
import type Paket from '#app/paket_berjalan/paket'
import { holderCandidates } from '#app/pemegang/himpunan/candidates_query'
import { keysInUse } from '#app/tender/pembukaan/rekanan/keys_in_use_query'
import KeysDecision from '#app/tender/pembukaan/rekanan/keys_decision'

/** Fingerprints of the keys that count and can still open what came in, of the set where they are fewest. */
export async function keysLeft(
  trx: TransactionClientContract,
  paket: Paket,
  tahapBuka: string
): Promise<{ enough: boolean; sidik: string[] }> {
  const now = await holderCandidates(trx, paket)
  let fewest: typeof now | null = null
  let enough = true
  for (const members of await keysInUse(trx, paket.id, tahapBuka)) {
    const left = now.filter(({ kunciId }) => kunciId !== null && members.includes(kunciId))
    enough &&= canOpen(left)
    if (!fewest || left.length < fewest.length) fewest = left
  }
  return { enough, sidik: (fewest ?? []).flatMap(({ sidik }) => sidik ?? []) }
}

/** That vendors open for themselves; where two holders are there again, they open as ever. */
export async function standingDecision(
  trx: TransactionClientContract,
  paket: Paket,
  tahapBuka: string
): Promise<KeysDecision | null> {
  const decision = await KeysDecision.of(trx, paket.id, tahapBuka)
  return decision && !(await keysLeft(trx, paket, tahapBuka)).enough ? decision : null
}
