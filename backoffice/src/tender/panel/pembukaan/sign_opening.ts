/** An opening as the own key takes part in it: what the server says is checked before anything is signed or unwrapped. */
import { signedAsk, signedConfirm } from '@eproc/sealing/offer/signed_opening'
import type { SignedOpening } from '@eproc/sealing/offer/facts_text'
import { himpunan } from '@eproc/i18n/id/himpunan'
import type { OfficeProvider } from '../../../providers/dataProvider.ts'
import { refused, unlockKey } from '../../../pemegang/own_key.ts'
import { forgetWitnesses, provenToSign, type Step } from './proven_opening.ts'

export { forgetWitnesses }

const { buka: text } = himpunan

/** @throws ApiError at `frasa`: a wrong passphrase, no key of the set, what the server says does not hold together */
export async function signOpening(
  office: OfficeProvider,
  { paketId, tahap, asks, reserve }: Step,
  passphrase: string
): Promise<SignedOpening> {
  const [own, { given, facts }] = await Promise.all([
    office.ownKeys(),
    provenToSign(office, { paketId, tahap, reserve }),
  ])
  const key = own.kunci.find((one) => one.sidik === given.sidik)
  const ofThis = facts.package === String(paketId) && facts.installation === own.instalasi
  if (!key || !ofThis) throw refused('frasa', text.tanpaKunci)
  const open = await unlockKey(own, key, passphrase)
  if (!asks && !given.permintaan) throw refused('frasa', text.kedaluwarsa)
  const signed = asks
    ? await signedAsk(given, facts, open)
    : (await signedConfirm(given, facts, open))?.signed
  if (!signed) throw refused('frasa', text.berubah)
  return signed
}
