/** Before an opening is asked for, a holder has tried the own share of every offer that it opens (sealing.md §1). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { himpunan as teks } from '@eproc/i18n/id/himpunan'
import { intactEnvelope } from '#app/tender/penawaran/periksa/own_shares'
import { ShareFound } from '#app/tender/penawaran/periksa/share_check'
import SealedOffer from '#app/tender/penawaran/pemegang/sealed_offer'
import type Penawaran from '#app/tender/penawaran/penawaran'
import { conflict } from '#core/http/errors'

/** Also one that did not open counts: that is known, and the opening finds why. @throws 409 with how many were not tried */
export async function mustBeChecked(
  trx: TransactionClientContract,
  offers: readonly Penawaran[]
): Promise<void> {
  const ids = offers.map(({ id }) => id)
  const found = await ShareFound.query({ client: trx }).whereIn('penawaranId', ids)
  const tried = new Set(found.map(({ penawaranId }) => penawaranId))
  const left = offers.filter(({ id }) => !tried.has(id))
  const sealed = await SealedOffer.query({ client: trx }).whereIn(
    'penawaranId',
    left.map(({ id }) => id)
  )
  const byId = new Map(sealed.map((one) => [one.penawaranId, one]))
  let untried = 0
  for (const stored of left) {
    const one = byId.get(stored.id)
    // What was altered nobody can try; it hinders no other offer.
    if (one && (await intactEnvelope(one, stored))) untried++
  }
  if (untried > 0) throw conflict(teks.periksa.wajib(untried))
}
