/** A new key whole: its pair and both wraps. */
import { codeBytes, makeRecoveryCode, passphraseBytes } from './passphrase.ts'
import { makePair, openPair, type OpenKey } from './pair.ts'
import { recoveryFile } from './recovery.ts'
import { wrap, type Wrapped } from './wrap.ts'

export interface NewKey {
  readonly open: OpenKey
  readonly wrapped: Wrapped
  /** for paper, shown once */
  readonly code: string
  /** for a disk, of no use without the code */
  readonly file: string
}

/** @param holder the user's id */
export async function makeKey(holder: string, passphrase: string): Promise<NewKey> {
  const { publicHalves, privateHalves } = await makePair()
  try {
    const owner = { holder, publicHalves }
    const wrapped = await wrap('passphrase', passphraseBytes(passphrase), owner, privateHalves)
    const code = await makeRecoveryCode()
    const secret = await codeBytes(code)
    const file = await recoveryFile(owner, await wrap('recovery', secret!, owner, privateHalves))
    const open = await openPair(publicHalves, privateHalves)
    return { open, wrapped, code, file }
  } finally {
    privateHalves.fill(0)
  }
}
