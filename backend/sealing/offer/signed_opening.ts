/** Both steps of an opening by what a holder was handed, for the back office and for the page that needs no server. */
import { base64, fromBase64 } from '../bytes.ts'
import type { OpenKey } from '../keys/pair.ts'
import { askToOpen, confirmOpening } from './act.ts'
import { readHolderSet } from './facts.ts'
import { type Outcome, writeVoidProof } from './judge.ts'
import type { OwnShare, Resealed } from './open.ts'
import type { OpeningFacts } from './opening.ts'
import { writeDataKeys } from './secret.ts'
import type { SignedOpening, ToSignText } from './facts_text.ts'

/** The own shares that were handed out, by offer. */
export const ownSharesOf = ({ bagian }: ToSignText): Map<string, OwnShare> =>
  new Map(
    bagian.map(({ penawaran, header, bungkus }) => [
      penawaran,
      { header, wrap: fromBase64(bungkus) },
    ])
  )

export const resealedText = ({ shares }: Resealed): { untuk: string; isi: string }[] =>
  shares.map(({ to, sealed }) => ({ untuk: to, isi: base64(sealed) }))

/** Null where what was handed out does not hold together: nothing was signed. */
export async function signedAsk(
  given: ToSignText,
  facts: OpeningFacts,
  key: OpenKey
): Promise<SignedOpening | null> {
  const own = ownSharesOf(given)
  const act = await askToOpen({ facts, own, expiry: given.sampai }, key)
  if (!act.ok) return null
  const { request, signature, resealed } = act.done
  return {
    pernyataan: request,
    tandaTangan: base64(signature),
    titipan: resealedText(resealed),
  }
}

export interface ConfirmedOpening {
  signed: SignedOpening
  outcomes: ReadonlyMap<string, Outcome>
}

/** The same of the second holder, with what it found in each offer. */
export async function signedConfirm(
  given: ToSignText,
  facts: OpeningFacts,
  key: OpenKey
): Promise<ConfirmedOpening | null> {
  const { permintaan, amplop, himpunan: sets } = given
  if (!permintaan) return null
  const act = await confirmOpening(
    {
      facts,
      request: permintaan.teks,
      signature: fromBase64(permintaan.tandaTangan),
      resealed: fromBase64(permintaan.titipan),
      envelopes: new Map(amplop.map(({ penawaran, isi }) => [penawaran, fromBase64(isi)])),
      sets: sets.map(readHolderSet),
    },
    key
  )
  if (!act.ok) return null
  const { signature, outcomes } = act.done
  return { signed: { tandaTangan: base64(signature), hasil: outcomesText(outcomes) }, outcomes }
}

/** As the second sends it. */
export const outcomesText = (
  outcomes: ReadonlyMap<string, Outcome>
): NonNullable<SignedOpening['hasil']> =>
  [...outcomes].map(([penawaran, outcome]) => ({ penawaran, ...found(outcome) }))

/** Keys that read one offer, or the two shares that show why it is void; nothing where it was not read. */
function found(outcome: Outcome): { kunci?: string; bukti?: string } {
  if (outcome.result === 'open') return { kunci: base64(writeDataKeys(outcome.keys)) }
  if (outcome.result === 'void' && outcome.proof) {
    return { bukti: base64(writeVoidProof(outcome.proof)) }
  }
  return {}
}
