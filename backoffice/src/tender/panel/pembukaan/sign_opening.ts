/** An opening as the own key takes part in it: what the server says is checked before anything is signed or unwrapped. */
import type { OpeningToSign } from '@eproc/domain/tender/answers_penawaran'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { base64, fromBase64 } from '@eproc/sealing/bytes'
import type { OpenKey } from '@eproc/sealing/keys/pair'
import { type Act, askToOpen, confirmOpening } from '@eproc/sealing/offer/act'
import { readHolderSet, readOpeningFacts } from '@eproc/sealing/offer/facts'
import { type Outcome, writeVoidProof } from '@eproc/sealing/offer/judge'
import type { OpeningFacts } from '@eproc/sealing/offer/opening'
import { writeDataKeys } from '@eproc/sealing/offer/secret'
import type { OfficeProvider } from '../../../providers/dataProvider.ts'
import type { OpeningInput } from '../../../providers/verbs/penawaran.ts'
import { refused, unlockKey } from '../../../pemegang/own_key.ts'

const { buka: text } = himpunan

type Signed = Omit<OpeningInput, 'tahap' | 'alasan' | 'alasanCadangan'>

export interface Step {
  paketId: number
  tahap: string
  /** the first of the two */
  asks: boolean
  /** in the place of one who is absent */
  reserve: boolean
}

/** @throws ApiError at `frasa`: a wrong passphrase, no key of the set, what the server says does not hold together */
export async function signOpening(
  office: OfficeProvider,
  { paketId, tahap, asks, reserve }: Step,
  passphrase: string
): Promise<Signed> {
  const [own, given] = await Promise.all([
    office.ownKeys(),
    office.openingToSign(paketId, tahap, reserve),
  ])
  const key = own.kunci.find((one) => one.sidik === given.sidik)
  const facts = readOpeningFacts(given.fakta)
  const ofThis = facts?.package === String(paketId) && facts.installation === own.instalasi
  if (!key || !facts || !ofThis) throw refused('frasa', text.tanpaKunci)
  const open = await unlockKey(own, key, passphrase)
  return asks ? ask(given, facts, open) : confirm(given, facts, open)
}

function done<T>(act: Act<T>): T {
  if (!act.ok) throw refused('frasa', text.berubah)
  return act.done
}

async function ask(given: OpeningToSign, facts: OpeningFacts, key: OpenKey): Promise<Signed> {
  const own = new Map(
    given.bagian.map(({ penawaran, header, bungkus }) => [
      penawaran,
      { header, wrap: fromBase64(bungkus) },
    ])
  )
  const act = await askToOpen({ facts, own, expiry: given.sampai }, key)
  const { request, signature, resealed } = done(act)
  return {
    pernyataan: request,
    tandaTangan: base64(signature),
    titipan: resealed.shares.map(({ to, sealed }) => ({ untuk: to, isi: base64(sealed) })),
  }
}

async function confirm(given: OpeningToSign, facts: OpeningFacts, key: OpenKey): Promise<Signed> {
  const { permintaan, amplop, himpunan: sets } = given
  if (!permintaan) throw refused('frasa', text.kedaluwarsa)
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
  const { signature, outcomes } = done(act)
  return {
    tandaTangan: base64(signature),
    hasil: [...outcomes].map(([penawaran, outcome]) => ({ penawaran, ...found(outcome) })),
  }
}

/** Keys that read one offer, or the two shares that show why it is void; nothing where it was not read. */
function found(outcome: Outcome): { kunci?: string; bukti?: string } {
  if (outcome.result === 'open') return { kunci: base64(writeDataKeys(outcome.keys)) }
  if (outcome.result === 'void' && outcome.proof) {
    return { bukti: base64(writeVoidProof(outcome.proof)) }
  }
  return {}
}
