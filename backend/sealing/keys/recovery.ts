/** The recovery file: everything of a key but the code on paper. Without that code it is of no use to anybody. */
import { base64, fromBase64 } from '../bytes.ts'
import { fingerprintOf } from './pair.ts'
import { type Owner, readWrap, type Wrapped } from './wrap.ts'

const FORM = 'eproc-recovery-file-1'

/** The text to save; takes no secret, so that none can get into it. */
export async function recoveryFile(owner: Owner, wrapped: Wrapped): Promise<string> {
  if (!readWrap(wrapped, 'recovery')) throw new RangeError('only the wrap of the recovery code')
  const { x25519, ed25519 } = owner.publicHalves
  const file = {
    form: FORM,
    holder: owner.holder,
    fingerprint: await fingerprintOf(owner.publicHalves),
    x25519: base64(x25519),
    ed25519: base64(ed25519),
    wrapped,
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Null where the text is not a recovery file, or its fingerprint is not that of its key. */
export async function readRecoveryFile(
  text: string
): Promise<{ owner: Owner; wrapped: Wrapped } | null> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const file = value as Partial<Record<string, unknown>>
    const wrapped = readWrap(file['wrapped'], 'recovery')
    if (file['form'] !== FORM || typeof file['holder'] !== 'string' || !wrapped) return null
    const publicHalves = {
      x25519: fromBase64(String(file['x25519'])),
      ed25519: fromBase64(String(file['ed25519'])),
    }
    if ((await fingerprintOf(publicHalves)) !== file['fingerprint']) return null
    return { owner: { holder: file['holder'], publicHalves }, wrapped }
  } catch {
    return null
  }
}
