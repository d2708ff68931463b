/** A holder's step under an order: what the server says is checked before anything is signed or unwrapped. */
import { himpunan } from '@eproc/i18n/id/himpunan'
import { perintah as text } from '@eproc/i18n/id/perintah'
import type { SignedOpening } from '@eproc/sealing/offer/facts_text'
import { orderProofs } from '@eproc/sealing/offer/log_proofs'
import { readOrder } from '@eproc/sealing/offer/order_leaf'
import { readOrderFacts, signedOrderAsk, signedOrderConfirm } from '@eproc/sealing/offer/order_act'
import { checkOrderLog } from '@eproc/sealing/offer/order_log'
import { hex, sha256 } from '@eproc/sealing/bytes'
import { refused, unlockKey } from '../../../pemegang/own_key.ts'
import { mustBeTrusted, untilLogged } from '../../../pemegang/seen_log.ts'
import type { OfficeProvider } from '../../../providers/dataProvider.ts'
import { guardedFile } from '../../../providers/verbs/download.ts'

export interface OrderStep {
  paketId: number
  id: number
  /** stored path of the order's document */
  file: string
  /** the first of the two */
  asks: boolean
  /** in the place of one who is absent */
  reserve: boolean
}

/** What the holder could read is what the leaf names. */
async function isDocument(file: string, hash: string): Promise<boolean> {
  const content = await (await guardedFile(`/${file}`)).arrayBuffer()
  return hex(await sha256(new Uint8Array(content))) === hash
}

/** @throws ApiError at `frasa`: a wrong passphrase, no key of the set, what the log does not prove or does not hold together */
export async function signOrder(
  office: OfficeProvider,
  { paketId, id, file, asks, reserve }: OrderStep,
  passphrase: string
): Promise<SignedOpening> {
  const [own, given] = await Promise.all([
    office.ownKeys(),
    untilLogged(() => office.orderToSign(paketId, id, reserve)),
  ])
  const facts = readOrderFacts(given.fakta)
  if (!facts || !given.bukti) throw refused('frasa', text.errors.berubah)
  const proofs = orderProofs(given.bukti)
  await mustBeTrusted((seen, read) => checkOrderLog(facts, proofs, seen, read))
  const order = readOrder(facts.order.content)
  const key = own.kunci.find((one) => one.sidik === given.sidik)
  const ofThis = facts.package === String(paketId) && facts.installation === own.instalasi
  if (!key || !ofThis) throw refused('frasa', himpunan.buka.tanpaKunci)
  if (!order || !(await isDocument(file, order.document))) {
    throw refused('frasa', text.errors.dokumenLain)
  }
  const open = await unlockKey(own, key, passphrase)
  if (!asks && !given.permintaan) throw refused('frasa', text.errors.kedaluwarsa)
  const signed = asks
    ? await signedOrderAsk(given, facts, open)
    : (await signedOrderConfirm(given, facts, open))?.signed
  if (!signed) throw refused('frasa', text.errors.berubah)
  return signed
}
