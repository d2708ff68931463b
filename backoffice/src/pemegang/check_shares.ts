/** The own shares of a package's offers, opened in this browser; what was found is signed, nothing else is sent. */
import { himpunan } from '@eproc/i18n/id/himpunan'
import { base64, fromBase64 } from '@eproc/sealing/bytes'
import type { OpenKey } from '@eproc/sealing/keys/pair'
import { checkOwnShares, shareCheckText, signShareCheck } from '@eproc/sealing/offer/share_check'
import type { OfficeProvider } from '../providers/dataProvider.ts'
import { refused, unlockKey } from './own_key.ts'

interface Given {
  own: Awaited<ReturnType<OfficeProvider['ownKeys']>>
  given: Awaited<ReturnType<OfficeProvider['sharesToCheck']>>
}

/** What the open key finds in its shares, signed. */
export async function signedCheck(
  paketId: number,
  { own, given }: Given,
  open: OpenKey
): Promise<object> {
  const shares = new Map(
    given.bagian.map(({ penawaran, header, bungkus }) => [
      penawaran,
      { header, wrap: fromBase64(bungkus) },
    ])
  )
  const check = {
    installation: own.instalasi,
    package: String(paketId),
    holder: open.fingerprint,
    at: given.sekarang,
    offers: await checkOwnShares(shares, open),
  }
  const tandaTangan = base64(await signShareCheck(check, open))
  return { pernyataan: shareCheckText(check), tandaTangan }
}

/** @throws ApiError at `frasa`: a wrong passphrase, or a key that this account does not have */
export async function checkShares(
  office: OfficeProvider,
  paketId: number,
  passphrase: string
): Promise<object> {
  const [own, given] = await Promise.all([office.ownKeys(), office.sharesToCheck(paketId)])
  const key = own.kunci.find(({ sidik }) => sidik === given.sidik)
  if (!key || given.instalasi !== own.instalasi) throw refused('frasa', himpunan.buka.tanpaKunci)
  return signedCheck(paketId, { own, given }, await unlockKey(own, key, passphrase))
}
