/**
 * The OpenAPI 3.1 document, made from the router, the `.dok()` beside each route and the rights table:
 * nothing is described twice.
 */
import type { RouteJSON } from '@adonisjs/core/types/http'
import { HAK_AKSES, type Hak } from '@eproc/domain/common/rights'
import { dokumentasi as teks } from '@eproc/i18n/id/dokumentasi'
import { type RouteDocs, docsOf } from '#core/http/route_docs'
import { type Ekstensi, mimeUntuk } from '#core/files/file_type'
import answers from './answers.json' with { type: 'json' }

type Objek = Record<string, unknown>

export interface ListedRoute {
  metode: string
  /** pattern as in the router, `/vendor/:id` */
  pola: string
  nama: string | undefined
  /** arguments of every `izin` on the route */
  izin: string[]
  /** how many `publik` stand on the route */
  publik: number
  dok: RouteDocs | undefined
  rute: RouteJSON
}

/** Every route once a method (HEAD belongs to GET, where there is one), with its guards and its documentation. */
export function listRoutes(rute: readonly RouteJSON[]): ListedRoute[] {
  return rute.flatMap((r) =>
    r.methods
      .filter((m) => m !== 'HEAD' || !r.methods.includes('GET'))
      .map((metode) => {
        const penjaga = [...r.middleware.all()].flatMap((m) =>
          typeof m === 'function' ? [] : [m as { name?: string; args?: unknown }]
        )
        return {
          metode,
          pola: r.pattern,
          nama: r.name,
          izin: penjaga.filter((p) => p.name === 'izin').map((p) => String(p.args)),
          publik: penjaga.filter((p) => p.name === 'publik').length,
          dok: docsOf(metode, r.pattern),
          rute: r,
        }
      })
  )
}

export interface InfoDokumen {
  aplikasi: string
  versi: string
  url: string
}

export function buildOpenapi(rute: readonly RouteJSON[], info: InfoDokumen): Objek {
  const paths: Record<string, Objek> = {}
  const kelompok = new Set<string>()
  for (const satu of listRoutes(rute)) {
    if (!satu.dok) continue
    kelompok.add(satu.dok.group)
    const jalur = openapiPath(satu.pola)
    paths[jalur] = { ...paths[jalur], [satu.metode.toLowerCase()]: operation(satu, satu.dok) }
  }
  return {
    openapi: '3.1.0',
    info: { title: teks.judul(info.aplikasi), version: info.versi, description: teks.pengantar },
    servers: [{ url: info.url }],
    tags: [...kelompok].sort().map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => a.localeCompare(b))),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: teks.token } },
      schemas: { ...answers, ...SKEMA },
    },
  }
}

const SKEMA: Objek = {
  Galat: {
    type: 'object',
    required: ['statusCode', 'message'],
    properties: {
      statusCode: { type: 'integer' },
      message: { type: 'string' },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['field', 'rule', 'message'],
          properties: {
            field: { type: 'string' },
            rule: { type: 'string' },
            message: { type: 'string' },
          },
        },
      },
      diubahOleh: { type: 'string', description: teks.failure.diubahOleh },
      diubahPada: { type: 'string', format: 'date-time', description: teks.failure.diubahPada },
      diubah: {
        type: 'array',
        items: { type: 'string' },
        description: teks.failure.diubah,
      },
    },
  },
}

/** `/vendor/:id/*` → `/vendor/{id}/{jalur}` */
export const openapiPath = (pola: string): string =>
  pola.replace(/:(\w+)\??/g, '{$1}').replace(/\*/g, '{jalur}')

function operation({ nama, izin, rute, metode, pola }: ListedRoute, dok: RouteDocs): Objek {
  const hak = izin[0] as Hak | undefined
  const body = requestBody(dok)
  return {
    tags: [dok.group],
    summary: dok.summary,
    ...(nama ? { operationId: `${nama}.${metode.toLowerCase()}` } : {}),
    description: hak ? teks.hak(hak, siapa(hak)) : teks.publik,
    security: hak ? [{ token: [] }] : [],
    parameters: [...pathParameters(rute), ...queryParameters(dok)],
    ...(body ? { requestBody: body } : {}),
    responses: jawaban(dok, hak !== undefined, openapiPath(pola)),
  }
}

const siapa = (hak: Hak): string =>
  Object.entries(HAK_AKSES[hak] ?? {})
    .map(([prinsipal, lingkup]) =>
      lingkup === 'semua' ? prinsipal : `${prinsipal} (${String(lingkup)})`
    )
    .join(', ')

function pathParameters({ pattern, matchers }: RouteJSON): Objek[] {
  const nama = [...pattern.matchAll(/:(\w+)/g)].map(([, n]) => n!)
  const hasil = nama.map((name) => {
    const pola = (matchers[name] as { match?: RegExp } | undefined)?.match?.source
    const schema = pola?.includes('[0-9]')
      ? { type: 'integer' }
      : { type: 'string', ...(pola ? { pattern: pola } : {}) }
    return { name, in: 'path', required: true, schema }
  })
  if (!pattern.includes('*')) return hasil
  return [...hasil, { name: 'jalur', in: 'path', required: true, schema: { type: 'string' } }]
}

/** A value that is no scalar travels as JSON. */
function queryParameters({ query }: RouteDocs): Objek[] {
  const { properties = {}, required = [] } = (query?.toJSONSchema() ?? {}) as {
    properties?: Record<string, Objek>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => {
    const description = teks.query[name]
    const json = schema.type === 'object' || schema.type === 'array'
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(description ? { description } : {}),
      ...(json ? { content: { 'application/json': { schema } } } : { schema }),
    }
  })
}

function requestBody({ body, files }: RouteDocs): Objek | undefined {
  if (!body && !files) return undefined
  const skema = (body?.toJSONSchema() ?? { type: 'object' }) as Objek
  const { additionalProperties: _, ...isi } = skema
  const content: Objek = { 'application/json': { schema: isi } }
  if (files) {
    const medan = Object.entries(files).map(([nama, jenis]) => [
      nama,
      {
        type: 'string',
        contentMediaType: 'application/octet-stream',
        description: teks.berkas(jenis.join(', ')),
      },
    ])
    content['multipart/form-data'] = {
      schema: {
        ...isi,
        properties: { ...(isi.properties as Objek), ...Object.fromEntries(medan) },
      },
      encoding: Object.fromEntries(
        Object.entries(files).map(([nama, jenis]) => [
          nama,
          { contentType: jenis.map((j) => mimeUntuk(j as Ekstensi)).join(', ') },
        ])
      ),
    }
  }
  return { required: Object.keys((isi.required as string[]) ?? []).length > 0, content }
}

function jawaban(dok: RouteDocs, berizin: boolean, jalur: string): Objek {
  const hasil: Objek = { 200: berhasil(dok, jalur) }
  const error = new Set<number>([400, ...(dok.errors ?? [])])
  if (berizin) for (const kode of [401, 403, 422]) error.add(kode)
  if (jalur.includes('{')) error.add(404)
  for (const kode of [...error].sort()) {
    hasil[kode] = {
      description: teks.errors[kode] ?? teks.gagal,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Galat' } } },
    }
  }
  return hasil
}

function berhasil(dok: RouteDocs, jalur: string): Objek {
  const { answer, media } = dok
  const description = teks.berhasil
  if (media) {
    const schema = { type: media === 'application/json' ? 'object' : 'string' }
    return { description, content: { [media]: { schema } } }
  }
  const schema = jalur.startsWith('/rest/') ? answerSchema(answer) : envelope(dok)
  return { description, content: { 'application/json': { schema } } }
}

/** `{ statusCode, message?, data | rows, total? }` of decisions §1; a list may tell how many there are in all. */
function envelope({ answer: data, rows, beside = {} }: RouteDocs): Objek {
  const list = rows ?? data
  return {
    type: 'object',
    required: ['statusCode', ...(data ? ['data'] : []), ...(rows ? ['rows'] : [])],
    properties: {
      statusCode: { const: 200 },
      message: { type: 'string' },
      ...(data ? { data: answerSchema(data) } : {}),
      ...(rows ? { rows: answerSchema(rows) } : {}),
      ...(list?.includes('[]') ? { total: { type: 'integer' } } : {}),
      ...Object.fromEntries(
        Object.entries(beside).map(([key, schema]) => [
          key,
          typeof schema === 'string' ? answerSchema(schema) : schema,
        ])
      ),
    },
  }
}

/** `Kegiatan[]`, or several with ` | `, as references to the types' schemas. */
function answerSchema(answer = ''): Objek {
  const choices = answer.split(' | ').map((name) => {
    if (name === 'null') return { type: 'null' }
    const $ref = `#/components/schemas/${name.replace('[]', '')}`
    return name.endsWith('[]') ? { type: 'array', items: { $ref } } : { $ref }
  })
  return choices.length === 1 ? choices[0]! : { anyOf: choices }
}
