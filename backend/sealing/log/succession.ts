/**
 * A log's next key. The key before signs that this one follows it, and the next one that it is there: whoever trusted the
 * first trusts every one after it, and a head that was kept under an older key is still one of this log.
 */
import {
  formatNote,
  formatVerifier,
  NOTE_KEY,
  parseNote,
  parseVerifier,
  type SignBytes,
  signedBy,
  signNote,
  type Verifier,
} from './note.ts'

const TITLE = 'eproc-log-key-succession-1'

export interface Succession {
  before: Verifier
  next: Verifier
}
export interface LogSigner {
  verifier: Verifier
  sign: SignBytes
}

/** @throws RangeError for the key of another log, or the same key */
export async function succeed(before: LogSigner, next: LogSigner): Promise<string> {
  const [old, key] = [formatVerifier(before.verifier), formatVerifier(next.verifier)]
  if (before.verifier.name !== next.verifier.name || old === key) {
    throw new RangeError('not a next key of this log')
  }
  const text = `${TITLE}\n${old}\n${key}\n`
  const signatures = [
    await signNote(text, before.verifier, before.sign),
    await signNote(text, next.verifier, next.sign),
  ]
  return formatNote({ text, signatures })
}

/** Null unless both keys signed it, for one log. */
async function readSuccession(note: string): Promise<Succession | null> {
  const parsed = parseNote(note)
  const [title, old = '', key = '', ...rest] = parsed?.text.split('\n') ?? []
  if (!parsed || title !== TITLE || rest.join('') !== '' || rest.length !== 1) return null
  try {
    const [before, next] = await Promise.all([parseVerifier(old), parseVerifier(key)])
    const fits = before.name === next.name && old !== key
    const plain = before.type === NOTE_KEY && next.type === NOTE_KEY
    const signed = (await signedBy(parsed, before)) && (await signedBy(parsed, next))
    return fits && plain && signed ? { before, next } : null
  } catch {
    return null
  }
}

/** This key and every one that follows it by these notes, the newest last. */
export async function keysAfter(vkey: string, notes: readonly string[]): Promise<Verifier[]> {
  const first = await parseVerifier(vkey).catch(() => null)
  if (!first) return []
  const read = (await Promise.all(notes.map(readSuccession))).filter((one) => one !== null)
  // As many steps as there are notes: a circle ends, too.
  return read.reduce(
    (keys) => {
      const last = formatVerifier(keys.at(-1)!)
      // The last one that was written: a process may have died before it used an earlier one.
      const found = read.findLast(({ before }) => formatVerifier(before) === last)
      return found ? [...keys, found.next] : keys
    },
    [first]
  )
}

/** Whether whoever trusts `vkey` trusts `newest`. */
export const follows = async (
  newest: string,
  vkey: string,
  notes: readonly string[]
): Promise<boolean> =>
  (await keysAfter(vkey, notes)).some((one) => formatVerifier(one) === newest.trim())

/** Every key that this one follows by these notes, itself first. */
export async function keysBefore(vkey: string, notes: readonly string[]): Promise<Verifier[]> {
  const last = await parseVerifier(vkey).catch(() => null)
  if (!last) return []
  const read = (await Promise.all(notes.map(readSuccession))).filter((one) => one !== null)
  return read.reduce(
    (keys) => {
      const oldest = formatVerifier(keys.at(-1)!)
      const found = read.find(({ next }) => formatVerifier(next) === oldest)
      return found ? [...keys, found.before] : keys
    },
    [last]
  )
}

/** Notes as a file has them: one after the other, an empty line and a rule between them. */
const RULE = '\n---\n'
export const formatSuccessions = (notes: readonly string[]): string => notes.join(RULE)
export const parseSuccessions = (text: string): string[] =>
  text.trim() === '' ? [] : text.split(RULE)
