/**
 * What somebody finds who has all of a server: its files (inside compressed ones too), every table as the superuser sees
 * it, the memory of a running process, and each octet string there that could be a key.
 */
import { createPrivateKey, createPublicKey } from 'node:crypto'
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sebagaiSuper } from './database.ts'

/** Every file below the folder that can be read. */
function* filesBelow(folder: string): Iterable<string> {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (statSync(path, { throwIfNoEntry: false })?.isFile()) yield path
  }
}

function contentOf(path: string): Buffer {
  try {
    const content = readFileSync(path)
    return path.endsWith('.gz') ? gunzipSync(content) : content
  } catch {
    // It went while we looked, or a cluster keeps it to itself.
    return Buffer.alloc(0)
  }
}

export function findInFiles(folder: string, needles: readonly Buffer[]): string[] {
  const found: string[] = []
  for (const path of filesBelow(folder)) {
    const content = contentOf(path)
    for (const one of needles) if (content.includes(one)) found.push(`${path}: ${one}`)
  }
  return found
}

const isText = (one: Buffer): boolean =>
  !/[\u0000-\u001f\u007f-\uffff]/.test(one.toString('latin1'))

/** The same as tables and JSON write it. */
export const asWritten = (needles: readonly Buffer[]): string[] =>
  needles.flatMap((one) => [
    ...(isText(one) ? [one.toString('latin1')] : []),
    one.toString('hex'),
    one.toString('base64').slice(0, -4),
  ])

/** Every table of every schema, bytea as hex, as the superuser. */
export async function findInTables(needles: readonly Buffer[]): Promise<string[]> {
  const tables = await sebagaiSuper<{ nama: string }>(
    `select format('%I.%I', n.nspname, c.relname) as nama from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r','m','p') and n.nspname not in ('pg_catalog','information_schema','pg_toast')`
  )
  const patterns = asWritten(needles).map((one) => `%${one}%`)
  const found: string[] = []
  for (const { nama } of tables) {
    const [row] = await sebagaiSuper<{ n: number }>(
      `select count(*)::int as n from ${nama} t where t::text like any($1::text[])`,
      [patterns]
    )
    if (row!.n > 0) found.push(nama)
  }
  return found
}

const PIECE = 16 * 1024 * 1024

/** What a process can write to is what its core dump holds. Null where the system lets nobody read it. */
export function findInMemory(pid: number, needles: readonly Buffer[]): string[] | null {
  const maps = `/proc/${pid}/maps`
  if (!existsSync(maps)) return null
  // A string of V8 has one octet a letter, or two.
  const forms = needles.flatMap((one) =>
    isText(one) ? [one, Buffer.from(one.toString('latin1'), 'utf16le')] : [one]
  )
  const overlap = Math.max(...forms.map((one) => one.length))
  const found: string[] = []
  const memory = openSync(`/proc/${pid}/mem`, 'r')
  try {
    for (const line of readFileSync(maps, 'utf8').split('\n')) {
      const area = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line)
      if (!area) continue
      const end = Number.parseInt(area[2]!, 16)
      for (let at = Number.parseInt(area[1]!, 16); at < end; at += PIECE) {
        const piece = Buffer.alloc(Math.min(PIECE + overlap, end - at))
        const read = readArea(memory, piece, at)
        for (const one of forms) {
          if (piece.subarray(0, read).includes(one)) found.push(`${line}: ${one}`)
        }
      }
    }
  } finally {
    closeSync(memory)
  }
  return found
}

/** Areas of the system's own cannot be read. */
function readArea(memory: number, piece: Buffer, at: number): number {
  try {
    return readSync(memory, piece, 0, piece.length, at)
  } catch {
    return 0
  }
}

const KEY_LENGTH = 32
const X25519_DER = Buffer.from('302e020100300506032b656e04220420', 'hex')

/** Whatever has the length of a key: files of the folder of keys as octets, base64 and PEM, and of every such column. */
export async function everyKey(folder: string): Promise<Buffer[]> {
  const found: Buffer[] = []
  for (const path of filesBelow(folder)) {
    const content = contentOf(path)
    const text = content.toString('utf8').trim()
    found.push(content, Buffer.from(text, 'base64'))
    if (text.includes('PRIVATE KEY')) {
      const der = createPrivateKey(text).export({ type: 'pkcs8', format: 'der' })
      found.push(der.subarray(-KEY_LENGTH))
    }
  }
  const columns = await sebagaiSuper<{ dari: string; kolom: string }>(
    `select format('%I.%I', table_schema, table_name) as dari, format('%I', column_name) as kolom
       from information_schema.columns
      where data_type = 'bytea' and table_schema not in ('pg_catalog', 'information_schema')`
  )
  for (const { dari, kolom } of columns) {
    const values = await sebagaiSuper<{ nilai: Buffer }>(
      `select distinct ${kolom} as nilai from ${dari} where octet_length(${kolom}) >= ${KEY_LENGTH} limit 200`
    )
    for (const { nilai } of values) {
      found.push(nilai.subarray(0, KEY_LENGTH), nilai.subarray(-KEY_LENGTH))
    }
  }
  return found.filter(({ length }) => length === KEY_LENGTH)
}

/** The public half of these octets as a private half of X25519. */
export function x25519Of(candidate: Buffer): Buffer {
  const key = createPrivateKey({
    key: Buffer.concat([X25519_DER, candidate]),
    format: 'der',
    type: 'pkcs8',
  })
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-KEY_LENGTH)
}
