/**
 * Calls that nobody would write: made from the API's own document, one or two of their values replaced by something
 * that does not belong there. The same seed makes the same calls.
 */
import type { Schema } from './json_schema.ts'

export interface Operation {
  method: string
  /** as in the document, `/vendor/{id}` */
  path: string
  parameters?: readonly Parameter[]
  requestBody?: { content: Record<string, { schema: Schema } | undefined> }
}
interface Parameter {
  name: string
  in: 'path' | 'query'
  schema?: Schema
}
export interface Made {
  method: string
  path: string
  body?: string | FormData
}

/** Numbers from 0 to 1 that look like chance (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Deeper than what walks through it by calling itself can go. */
export function deep(levels: number): string {
  return `${'['.repeat(levels)}${']'.repeat(levels)}`
}

const BODILESS = /^(GET|HEAD|OPTIONS|DELETE)$/
const LONG = 'n'.repeat(300)
/** As JSON, so that also what JavaScript cannot hold is sent: a number too large, half a character. */
const WRONG = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '1e400',
  '9007199254740993',
  '2147483648',
  '""',
  '" "',
  '"x"',
  '"1"',
  '"1e9"',
  '"NaN"',
  '"0x10"',
  '"2026-02-30"',
  '"0000-00-00"',
  '"99999-12-31"',
  '"9999-12-31T99:99:99Z"',
  '"2026-01-01T00:00:00+99:99"',
  '"a\\u0000b"',
  '"a\\r\\nb"',
  '"\\u202ea"',
  '"\\ud800"',
  `"${LONG}"`,
  `"${LONG.repeat(40)}"`,
  '"javascript:1"',
  '"../../x"',
  '"%"',
  '"\' or 1=1 --"',
  '[]',
  '[null]',
  '[[[1]]]',
  '[{}]',
  '["x","x"]',
  '{}',
  '{"toString":"x"}',
  '{"valueOf":1,"toString":2}',
  '{"length":-1}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{}}}',
  `${'['.repeat(60)}${']'.repeat(60)}`,
  deep(4000),
]
/** An address has room for 16 KB. */
const WRONG_VALUES = WRONG.map(encodeURIComponent).filter(({ length }) => length < 12_000)
const WRONG_BODIES = ['1', '"x"', 'null', 'true', '[]', '[1]', '[null]', '{', '', '{"a":}', '[[]]']
const WRONG_PATH = [
  '0',
  '-1',
  '1.5',
  '2147483648',
  '99999999999999999999',
  'x',
  '%',
  '%zz',
  '%00',
  '%ff',
  '%E0%A4%A',
  '%2e%2e%2f',
  '%0d%0a',
  "'",
  LONG,
  'null',
  '%E2%80%AE',
  '1%20',
  '[object%20Object]',
  '__proto__',
]
const WRONG_QUERY = [
  'x[]=1',
  'x[y]=1',
  '%',
  '%ff=%ff',
  '=',
  '__proto__[x]=1',
  'filter=1',
  'filter={',
  'filter=[]',
  'filter={"q":{}}',
  'filter={"id":{"toString":"x"}}',
  `filter={"id":${deep(4000)}}`,
  `sort=${deep(4000)}`,
  'range=[1]',
  'range=["a","b"]',
  'range=[-5,1e9]',
  'sort=[1,2]',
  'sort=["id"]',
  'sort={}',
  'halaman=-1',
  'halaman=1e99',
  'perHalaman=x',
  'halaman[]=1',
  'q[]=1',
  'q[toString]=x',
  `q=${LONG}`,
  'q=%00',
  'urut[a]=b',
  'urut=__proto__',
]

export class Fuzz {
  constructor(
    private readonly random: () => number,
    /** ids that exist */
    private readonly ids: readonly number[],
    private readonly words: Readonly<Record<string, readonly string[]>>
  ) {}

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)]!
  }

  maybe(probability: number): boolean {
    return this.random() < probability
  }

  call(operation: Operation): Made {
    const where = this.pick(['path', 'query', 'body', 'body', 'body', 'none'] as const)
    const path = this.#path(operation, where === 'path') + this.#query(operation, where === 'query')
    const { method, requestBody } = operation
    if (BODILESS.test(method)) return { method, path }
    const schema = requestBody?.content['application/json']?.schema ?? {}
    if (where === 'body' && this.maybe(0.1)) {
      return { method, path, body: this.pick(WRONG_BODIES) }
    }
    const wrong = where === 'body' ? 1 + Math.floor(this.random() * 2) : 0
    const fields = this.#fields(schema, wrong)
    const files = requestBody?.content['multipart/form-data']?.schema.properties
    if (files && this.maybe(0.5)) return { method, path, body: this.#form(fields, files) }
    return { method, path, body: `{${fields.map((f) => `"${f[0]}":${f[1]}`).join(',')}}` }
  }

  #path({ path, parameters }: Operation, wrong: boolean): string {
    const inPath = parameters?.filter((p) => p.in === 'path') ?? []
    const bad = wrong ? this.pick(inPath)?.name : undefined
    return path.replace(/\{(\w+)\}/g, (_all, name: string) => {
      if (name === bad) return this.pick(WRONG_PATH)
      const known = this.words[name]
      return known ? this.pick(known) : String(this.pick(this.ids))
    })
  }

  #query({ parameters }: Operation, wrong: boolean): string {
    const known = parameters?.filter((p) => p.in === 'query') ?? []
    if (!wrong) return ''
    if (known.length === 0 || this.maybe(0.4)) return `?${this.pick(WRONG_QUERY)}`
    const key = this.pick(known).name
    const value = this.pick([...WRONG_PATH, ...WRONG_VALUES, '{', '1,2', 'x'])
    return `?${key}${this.pick(['', '', '', '[]', '[x]'])}=${value}`
  }

  /** The fields of a schema as JSON texts, so many of them wrong. */
  #fields(schema: Schema, wrong: number): [string, string][] {
    const fields = Object.entries(schema.properties ?? {}).map(([name, one]): [string, string] => [
      name,
      this.#likely(name, one),
    ])
    for (let i = 0; i < wrong && fields.length > 0; i++) {
      const field = this.pick(fields)
      if (this.maybe(0.15)) fields.splice(fields.indexOf(field), 1)
      else field[1] = this.pick(WRONG)
    }
    return fields
  }

  #likely(name: string, schema: Schema): string {
    const one = schema.anyOf?.find((s) => s.type !== 'null') ?? schema
    if (one.enum) return JSON.stringify(this.pick(one.enum))
    const type = Array.isArray(one.type) ? one.type.find((t) => t !== 'null') : one.type
    if (type === 'array') return this.maybe(0.3) ? '[]' : `[${this.#likely('', one.items ?? {})}]`
    if (type === 'object') {
      const wrong = this.maybe(0.3) ? 1 : 0
      return `{${this.#fields(one, wrong)
        .map((f) => `"${f[0]}":${f[1]}`)
        .join(',')}}`
    }
    if (type === 'number' || type === 'integer')
      return this.pick(this.words[name] ?? this.ids.map(String))
    if (type === 'boolean') return this.pick(['true', 'false'])
    if (/tanggal|tgl|mulai|selesai|berlaku|akhir/i.test(name)) return '"2026-12-31"'
    return this.pick(['"Teks uji"', '"1"', '"uji@uji.example"', '"A"', String(this.pick(this.ids))])
  }

  #form(fields: readonly [string, string][], known: Record<string, Schema>): FormData {
    const form = new FormData()
    for (const [name, json] of fields) {
      form.append(
        name + this.pick(['', '', '', '', '[]', '[0]', '[a]']),
        json.replace(/^"|"$/g, '')
      )
    }
    const file = this.pick(Object.keys(known))
    const content = this.pick(['', '%PDF-1.4\n%%EOF', 'x'])
    form.append(
      file.replace('*', '0'),
      new Blob([content]),
      this.pick(['a.pdf', 'a', '%.pdf', `${LONG}.pdf`])
    )
    return form
  }
}
