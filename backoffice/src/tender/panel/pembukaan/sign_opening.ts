/** An opening as the own key takes part in it: what the server says is checked before anything is signed or unwrapped. */
import { signedAsk, signedConfirm } from '@eproc/sealing/offer/signed_opening'
import type { SignedOpening } from '@eproc/sealing/offer/facts_text'
import { himpunan } from '@eproc/i18n/id/himpunan'
import type { OfficeProvider } from '../../../providers/dataProvider.ts'
import { signedCheck } from '../../../pemegang/check_shares.ts'
import { refused, unlockKey } from '../../../pemegang/own_key.ts'
import { provenToSign, type Step } from './proven_opening.ts'

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
  // An opening is asked for once every offer's shares were tried by a holder: by this one now, where it has not.
  if (asks) {
    const shares = await office.sharesToCheck(paketId)
    const unchecked = shares.sidik === open.fingerprint && shares.bagian.length > 0
    if (unchecked) {
      const check = await signedCheck(paketId, { own, given: shares }, open)
      await office.sendShareCheck(paketId, check)
    }
  }
  const signed = asks
    ? await signedAsk(given, facts, open)
    : (await signedConfirm(given, facts, open))?.signed
  if (!signed) throw refused('frasa', asks ? text.berubah : text.sahkanBuntu)
  return signed
}
