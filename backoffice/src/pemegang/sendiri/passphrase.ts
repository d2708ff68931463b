import { Checker, type Finding } from '@eproc/domain/common/checker'
import { pemegangOffice as text } from '@eproc/i18n/id/pemegang_office'
import { passphraseBytes } from '@eproc/sealing/keys/passphrase'
import { equalBytes } from '@eproc/sealing/bytes'
import { WORDS } from './words.ts'

const COUNT = 6

/** Below `limit`, each number equally likely. */
function randomBelow(limit: number): number {
  const most = Math.floor(2 ** 32 / limit) * limit
  for (;;) {
    const [drawn] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn! < most) return drawn! % limit
  }
}

/** Six words drawn by the browser's own generator: nobody chooses a passphrase that others would guess. */
export const drawPassphrase = (): string =>
  Array.from({ length: COUNT }, () => WORDS[randomBelow(WORDS.length)]).join(' ')

/** Case and spaces do not count. */
const samePassphrase = (a: string, b: string): boolean =>
  equalBytes(passphraseBytes(a), passphraseBytes(b))

/** What is wrong with the words as they were typed back. */
export function sameAsDrawn(typed: string, drawn: string): readonly Finding[] {
  const check = new Checker()
  if (!typed.trim()) check.add('frasaBaru', 'required', text.frasa.kosong)
  else if (!samePassphrase(typed, drawn)) check.add('frasaBaru', 'same', text.frasa.tidakSama)
  return check.findings
}
