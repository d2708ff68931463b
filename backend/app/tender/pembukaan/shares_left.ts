/**
 * Who together can still open what came in (sealing.md §2): a holder's key is of the set that an offer is sealed to, and the
 * holder has not signed that its share does not open. Who cannot open what others can takes no step of an opening, so that
 * no request stands in the others' way; where no two are left for all of it, what these two cannot read hinders nothing else.
 */
import { canOpen } from '@eproc/domain/pemegang/holder_set'
import { himpunan as teks } from '@eproc/i18n/id/himpunan'
import type Paket from '#app/paket_berjalan/paket'
import { holderCandidates, type Candidate } from '#app/pemegang/himpunan/candidates_query'
import { sharesInUse } from '#app/tender/pembukaan/shares_in_use_query'
import type { Koneksi } from '#core/database/sql'
import { conflict } from '#core/http/errors'

export interface SharesLeft {
  /** of each offer whose set has two holders left: who can open their share */
  readonly offers: ReadonlyMap<number, readonly Candidate[]>
  /** who can open all of these: those who may act first */
  readonly all: readonly Candidate[]
}

/** @param tahapBuka key of the opening stage */
export async function sharesLeft(
  client: Koneksi,
  paket: Paket,
  tahapBuka: string
): Promise<SharesLeft> {
  const now = (await holderCandidates(client, paket)).filter(({ kunciId }) => kunciId !== null)
  const offers = new Map<number, Candidate[]>()
  for (const { id, kunci, gagal } of await sharesInUse(client, paket.id, tahapBuka)) {
    const held = now.filter(({ kunciId }) => kunci.includes(kunciId!))
    // Where no two are left of its set the PPK decides (`keys_left`).
    if (canOpen(held))
      offers.set(
        id,
        held.filter(({ kunciId }) => !gagal.includes(kunciId!))
      )
  }
  const all = now.filter((one) => [...offers.values()].every((open) => open.includes(one)))
  return { offers, all }
}

const lacking = ({ offers }: SharesLeft, penggunaId: number): number =>
  [...offers.values()].filter((open) => !open.some((one) => one.penggunaId === penggunaId)).length

/** Why this holder takes no step: others can open what it cannot; null: it may. */
export function sharesRefusal(left: SharesLeft, penggunaId: number): string | null {
  const missing = lacking(left, penggunaId)
  if (missing === 0 || !canOpen(left.all)) return null
  return teks.buka.bagianKurang(
    missing,
    left.all.map(({ nama, peran }) => ({ nama, cadangan: peran === 'cadangan' }))
  )
}

/** @throws 409 */
export function mustHoldShares(left: SharesLeft, penggunaId: number): void {
  const refusal = sharesRefusal(left, penggunaId)
  if (refusal) throw conflict(refusal)
}

/** One of these two signed that its share of this offer does not open, and no other two could open everything. */
export const nobodyElseOpens = (
  { offers, all }: SharesLeft,
  penawaranId: number,
  two: readonly (number | null)[]
): boolean => {
  const open = offers.get(penawaranId)
  if (!open || canOpen(all)) return false
  return two.some((id) => !open.some(({ penggunaId }) => penggunaId === id))
}
