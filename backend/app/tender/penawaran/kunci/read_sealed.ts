/**
 * What a browser sealed, before a receipt (sealing.md §3): header, envelope, statement, its key and its place in the chain
 * fit what the installation knows. Of content, name and price it sees nothing.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { segelRekanan as teks } from '@eproc/i18n/id/segel_rekanan'
import { fromBase64 } from '@eproc/sealing/bytes'
import { readEnvelope } from '@eproc/sealing/offer/envelope'
import { structureFault } from '@eproc/sealing/offer/judge'
import {
  checkOfferStatement,
  readOfferStatement,
  type VersionStatement,
} from '@eproc/sealing/offer/statement'
import type Paket from '#app/paket_berjalan/paket'
import { currentHolderSet } from '#app/pemegang/himpunan/form_set'
import type HolderSet from '#app/pemegang/himpunan/holder_set'
import { vendorPseudonym } from '#app/pemegang/himpunan/pseudonym_salt'
import { installationName, octets } from '#app/pemegang/statements'
import { sealAgain } from '#app/tender/penawaran/kunci/seal_again'
import VendorKey from '#app/tender/penawaran/kunci/vendor_key'
import { sealingSet } from '#app/tender/penawaran/pemegang/holder_set_keys'
import SealedOffer from '#app/tender/penawaran/pemegang/sealed_offer'
import type Unggahan from '#app/tender/penawaran/unggahan/unggahan'
import { invalidField } from '#core/http/errors'

const SIGNATURE = 64

export interface SealedSent {
  /** base64 */
  amplop?: string | null | undefined
  pernyataan?: string | null | undefined
  tandaTangan?: string | null | undefined
}

export interface SealedRead {
  set: HolderSet
  statement: VersionStatement
  signature: Uint8Array
  envelope: Uint8Array<ArrayBuffer>
}

function envelopeOf(text: string | null | undefined): Uint8Array<ArrayBuffer> {
  try {
    return fromBase64(text ?? '')
  } catch {
    return new Uint8Array()
  }
}

/** Only its form. @throws 400 */
function read({ amplop, pernyataan, tandaTangan }: SealedSent): Omit<SealedRead, 'set'> {
  const statement = readOfferStatement(`${pernyataan?.trimEnd() ?? ''}\n`)
  if (statement?.act !== 'version') throw invalidField('pernyataan', 'bentuk', teks.errors.amplop)
  const signature = octets('tandaTangan', tandaTangan, SIGNATURE)
  const envelope = envelopeOf(amplop)
  if (!readEnvelope(envelope)) throw invalidField('amplop', 'bentuk', teks.errors.amplop)
  return { statement, signature, envelope }
}

/**
 * Asked before the content is stored for good, and once more in the transaction that accepts it.
 * @throws 400 another form or subject, 409 where the same file has to be sealed anew
 */
export async function readSealed(
  trx: TransactionClientContract,
  paket: Paket,
  { rekananId, tahap, jenis, ukuran: size }: Unggahan,
  sent: SealedSent
): Promise<SealedRead> {
  const sealed = read(sent)
  const { statement, signature, envelope } = sealed
  const subject =
    statement.mode === 'disegel di peramban' &&
    statement.installation === (await installationName()) &&
    statement.package === String(paket.id) &&
    statement.stage === tahap &&
    statement.kind === jenis &&
    statement.size === size &&
    statement.vendor === (await vendorPseudonym(trx, paket.id, rekananId))
  if (!subject) throw invalidField('pernyataan', 'isi', teks.errors.amplop)
  const key = (await VendorKey.milik(trx, paket.id, rekananId)).at(-1)
  if (!key || !(await checkOfferStatement(statement, signature, key.publicHalf))) {
    throw sealAgain(teks.errors.kunciLain)
  }
  const set = await currentHolderSet(trx, paket)
  const header = readEnvelope(envelope)!.header
  if (!set || header.set !== set.nama) throw sealAgain(teks.errors.himpunan)
  if (await structureFault(statement, envelope, [sealingSet(set)])) {
    throw invalidField('amplop', 'isi', teks.errors.amplop)
  }
  // One ciphertext counts once: an edited file has another K, and another id.
  if (await SealedOffer.query({ client: trx }).where('offer', statement.offer).first()) {
    throw sealAgain(teks.errors.rantai)
  }
  return { ...sealed, set }
}
