/**
 * What a holder found in its own shares before the end: that each opens and is the one that the header names. Signed, so
 * that nobody else, the server least of all, can say it for a holder. It tells nothing of what is sealed.
 */
import type { Bytes } from '../bytes.ts'
import type { OpenKey } from '../keys/pair.ts'
import { headerHash, readHeader } from './header.ts'
import { formOf, HASH, PLAIN, signedText, signText, TIME, WORD } from './lines.ts'
import { type OwnShare, ownShareOpens } from './open.ts'

export interface CheckedShare {
  readonly offer: string
  /** hash of its header */
  readonly header: string
  readonly opens: boolean
}

export interface ShareCheck {
  readonly installation: string
  readonly package: string
  /** fingerprint of who checked */
  readonly holder: string
  readonly at: string
  readonly offers: readonly CheckedShare[]
}

const form = formOf(
  'eproc-share-check-1',
  { installation: PLAIN, package: WORD, holder: HASH, at: TIME },
  ['offer', /^[0-9a-f]{32} [0-9a-f]{64} (opens|fails)$/]
)

/** @throws RangeError where an offer comes twice, or a value has not its shape */
export function shareCheckText(check: ShareCheck): string {
  const ids = new Set(check.offers.map(({ offer }) => offer))
  if (ids.size !== check.offers.length) throw new RangeError('each offer once')
  const line = ({ offer, header, opens }: CheckedShare) =>
    `${offer} ${header} ${opens ? 'opens' : 'fails'}`
  return form.write({ ...check, offer: check.offers.map(line) })
}

export function readShareCheck(text: string): ShareCheck | null {
  const read = form.read(text)
  if (!read) return null
  const { offer: lines, ...said } = read
  const offers = lines.map((line) => {
    const [offer, header, found] = line.split(' ') as [string, string, string]
    return { offer, header, opens: found === 'opens' }
  })
  const check = { ...said, offers }
  try {
    return shareCheckText(check) === text ? check : null
  } catch {
    return null
  }
}

/** By offer id; a header that cannot be read, or is another offer's, has no place in the answer. */
export async function checkOwnShares(
  own: ReadonlyMap<string, OwnShare>,
  key: OpenKey
): Promise<CheckedShare[]> {
  const found = await Promise.all(
    [...own].map(async ([offer, one]): Promise<CheckedShare[]> => {
      const header = readHeader(one.header)
      if (header?.offer !== offer) return []
      const opens = await ownShareOpens(one, key)
      return [{ offer, header: await headerHash(header), opens }]
    })
  )
  return found.flat()
}

export const signShareCheck = (check: ShareCheck, key: OpenKey): Promise<Bytes> =>
  signText(shareCheckText(check), key.sign)

export const shareCheckHolds = (
  check: ShareCheck,
  signature: Uint8Array,
  ed25519: Bytes
): Promise<boolean> => signedText(shareCheckText(check), signature, ed25519)
