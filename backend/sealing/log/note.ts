/** Signed notes, checkpoints and cosignatures, as C2SP signed-note, tlog-checkpoint and tlog-cosignature say. */
import { base64, concat, equalBytes, fromBase64, hex, sha256, utf8, type Bytes } from '../bytes.ts'
import { HASH_LENGTH, type Head } from './merkle.ts'

/** Ed25519 over the text; Ed25519 over time and text (a witness). */
export const NOTE_KEY = 0x01
export const WITNESS_KEY = 0x04
type KeyType = typeof NOTE_KEY | typeof WITNESS_KEY

export interface Verifier {
  name: string
  type: KeyType
  id: Bytes
  publicKey: Bytes
}
export interface Signature {
  name: string
  id: Bytes
  signature: Bytes
}
export interface Note {
  text: string
  signatures: Signature[]
}
/** Makes 64 octets of Ed25519 over a message; where the private key lies is its own affair. */
export type SignBytes = (message: Bytes) => Promise<Uint8Array>

const ID_LENGTH = 4
const TIME_LENGTH = 8
const KEY_LENGTH = 32
const NAME = /^[^\s+]+$/u

export async function verifierOf(
  name: string,
  publicKey: Uint8Array,
  type: KeyType = NOTE_KEY
): Promise<Verifier> {
  if (!NAME.test(name) || publicKey.length !== KEY_LENGTH) throw new RangeError('not a key')
  const full = await sha256(utf8(`${name}\n`), Uint8Array.of(type), publicKey)
  const id = full.slice(0, ID_LENGTH)
  return { name, type, id, publicKey: new Uint8Array(publicKey) }
}

/** `name+id+key`, the text by which a verifier is handed on. */
export const formatVerifier = (v: Verifier): string =>
  `${v.name}+${hex(v.id)}+${base64(concat(Uint8Array.of(v.type), v.publicKey))}`

/** @throws RangeError on what is no verifier, or whose id is another key's */
export async function parseVerifier(text: string): Promise<Verifier> {
  const found = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/u.exec(text.trim())
  const key = found ? fromBase64(found[3]!) : new Uint8Array()
  if (!found || (key[0] !== NOTE_KEY && key[0] !== WITNESS_KEY)) throw new RangeError('not a key')
  const verifier = await verifierOf(found[1]!, key.slice(1), key[0])
  if (hex(verifier.id) !== found[2]) throw new RangeError('the id is that of another key')
  return verifier
}

export const formatNote = ({ text, signatures }: Note): string =>
  `${text}\n${signatures.map((s) => `\u2014 ${s.name} ${base64(concat(s.id, s.signature))}\n`).join('')}`

/** Base64 has one writing only: what decodes alike and reads otherwise is refused. */
function strictBase64(text: string): Bytes | null {
  try {
    const bytes = fromBase64(text)
    return base64(bytes) === text ? bytes : null
  } catch {
    return null
  }
}

export function parseNote(note: string): Note | null {
  if (/[\u0000-\u0009\u000b-\u001f\u007f]/.test(note)) return null
  const at = note.lastIndexOf('\n\n')
  if (at < 0 || !note.endsWith('\n')) return null
  const signatures: Signature[] = []
  for (const line of note.slice(at + 2, -1).split('\n')) {
    const found = /^\u2014 ([^\s+]+) (\S+)$/u.exec(line)
    const bytes = found && strictBase64(found[2]!)
    if (!bytes || bytes.length <= ID_LENGTH) return null
    const [id, signature] = [bytes.slice(0, ID_LENGTH), bytes.slice(ID_LENGTH)]
    signatures.push({ name: found[1]!, id, signature })
  }
  return { text: note.slice(0, at + 1), signatures }
}

const witnessed = (time: number, text: string): Bytes =>
  utf8(`cosignature/v1\ntime ${time}\n${text}`)

export async function signNote(text: string, key: Verifier, sign: SignBytes): Promise<Signature> {
  return { name: key.name, id: key.id, signature: new Uint8Array(await sign(utf8(text))) }
}

/** What a witness adds: that it saw this text, and no other of this size, by then (seconds). */
export async function cosign(
  text: string,
  key: Verifier,
  sign: SignBytes,
  time: number
): Promise<Signature> {
  const when = new DataView(new ArrayBuffer(TIME_LENGTH))
  when.setBigUint64(0, BigInt(time))
  const signature = await sign(witnessed(time, text))
  return { name: key.name, id: key.id, signature: concat(new Uint8Array(when.buffer), signature) }
}

/** Whether this key signed the note. Every signature under its name and id must hold, so nothing can hide behind one that does. */
export async function signedBy(note: Note, key: Verifier): Promise<boolean> {
  const own = note.signatures.filter((s) => s.name === key.name && equalBytes(s.id, key.id))
  if (own.length === 0) return false
  const publicKey = await crypto.subtle.importKey('raw', key.publicKey, 'Ed25519', false, [
    'verify',
  ])
  for (const { signature } of own) {
    const stamped = key.type === WITNESS_KEY
    if (stamped && signature.length <= TIME_LENGTH) return false
    const message = stamped
      ? witnessed(Number(new DataView(signature.buffer).getBigUint64(0)), note.text)
      : utf8(note.text)
    const bytes = stamped ? signature.slice(TIME_LENGTH) : signature
    if (!(await crypto.subtle.verify('Ed25519', publicKey, bytes, message))) return false
  }
  return true
}

export interface Checkpoint extends Head {
  origin: string
}

export const formatCheckpoint = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${base64(root)}\n`

export function parseCheckpoint(text: string): Checkpoint | null {
  const [origin, size, root] = text.split('\n')
  const hash = strictBase64(root ?? '')
  if (!origin || !/^(0|[1-9]\d*)$/.test(size ?? '') || hash?.length !== HASH_LENGTH) return null
  return Number.isSafeInteger(Number(size)) ? { origin, size: Number(size), root: hash } : null
}

/** The head that a signed checkpoint states, once the log's key is found to have signed it; else null. */
export async function openCheckpoint(note: string, key: Verifier): Promise<Checkpoint | null> {
  const parsed = parseNote(note)
  if (!parsed || !(await signedBy(parsed, key))) return null
  const checkpoint = parseCheckpoint(parsed.text)
  return checkpoint?.origin === key.name ? checkpoint : null
}

const DASH = '\u2014'

/** A signed checkpoint on one line, with the log's own signature: the foot of a paper has no room for more. */
export function checkpointLine(note: string): string | null {
  const parsed = parseNote(note)
  const [signature] = parsed?.signatures ?? []
  if (!parsed || !signature) return null
  const own = base64(concat(signature.id, signature.signature))
  return `${parsed.text.trimEnd().replaceAll('\n', ' ')} ${DASH} ${signature.name} ${own}`
}

const LINE = new RegExp(`(\\S+) (\\d+) ([A-Za-z0-9+/]{43}=) ${DASH} (\\S+) ([A-Za-z0-9+/]+=*)`, 'u')

/** The note that somebody kept: as it is, or as `checkpointLine` wrote it, whatever stands around it or breaks it. */
export function keptCheckpoint(text: string): string {
  const note = `${text.trim()}\n`
  if (parseNote(note)) return note
  const found = LINE.exec(text.replace(/\s+/g, ' '))
  if (!found) return note
  const [, origin, size, root, name, signature] = found
  return `${origin}\n${size}\n${root}\n\n${DASH} ${name} ${signature}\n`
}
