/**
 * Texts that are hashed and signed: a title, then lines of `name: value` in a fixed order. There is one writing of each
 * set of values, and only that is read, so what two readers took from one hash cannot differ.
 */
import { type Bytes, hex, sha256, utf8 } from '../bytes.ts'
import { verifyingKey } from '../keys/pair.ts'

/** Printable without line breaks: a value cannot pretend to be the next line. */
export const PLAIN = /^[^\p{Cc}\p{Zl}\p{Zp}]{1,200}$/u
export const HASH = /^[0-9a-f]{64}$/
export const WORD = /^[\w.-]{1,80}$/
export const COUNT = /^(0|[1-9]\d{0,14})$/
export const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/

export interface Form<N extends string, L extends string> {
  /** @throws RangeError where a value does not have its shape */
  write(values: Readonly<Record<N, string> & Record<L, readonly string[]>>): string
  /** Null for everything that `write` would not have written. */
  read(text: string): (Record<N, string> & Record<L, string[]>) | null
}

/** `list`: a line that comes last and as often as it likes. */
export function formOf<N extends string, L extends string = never>(
  title: string,
  shapes: Readonly<Record<N, RegExp>>,
  list?: readonly [name: L, shape: RegExp]
): Form<N, L> {
  const names = Object.keys(shapes) as N[]
  const line = (name: string, shape: RegExp, value: unknown): string => {
    if (typeof value !== 'string' || !shape.test(value)) throw new RangeError(`${name} of ${title}`)
    return `${name}: ${value}\n`
  }
  const write: Form<N, L>['write'] = (values) => {
    const fixed = names.map((name) => line(name, shapes[name], values[name]))
    const listed = list ? values[list[0]].map((value) => line(list[0], list[1], value)) : []
    return [`${title}\n`, ...fixed, ...listed].join('')
  }
  return {
    write,
    read(text) {
      const [first, ...rest] = text.split('\n')
      if (first !== title || rest.pop() !== '' || rest.length < names.length) return null
      const values = new Map<string, string | string[]>(list ? [[list[0], []]] : [])
      for (const [at, whole] of rest.entries()) {
        const fixed = names[at]
        const [name, shape] = fixed === undefined ? (list ?? []) : [fixed, shapes[fixed]]
        if (!name || !shape || !whole.startsWith(`${name}: `)) return null
        const value = whole.slice(name.length + 2)
        if (!shape.test(value)) return null
        const before = values.get(name)
        if (Array.isArray(before)) before.push(value)
        else values.set(name, value)
      }
      return Object.fromEntries(values) as Record<N, string> & Record<L, string[]>
    },
  }
}

export const hashOf = async (text: string): Promise<string> => hex(await sha256(utf8(text)))

export async function signText(text: string, key: CryptoKey): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign('Ed25519', key, utf8(text)))
}

/** False for a key that is none as well as for a wrong signature. */
export async function signedText(
  text: string,
  signature: Uint8Array,
  ed25519: Bytes
): Promise<boolean> {
  try {
    const key = await verifyingKey(ed25519)
    return await crypto.subtle.verify('Ed25519', key, new Uint8Array(signature), utf8(text))
  } catch {
    return false
  }
}
