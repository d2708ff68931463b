import simpleRestProvider from 'ra-data-simple-rest'
import {
  HttpError,
  type DataProvider,
  type DeleteManyParams,
  type DeleteManyResult,
  type GetListParams,
  type GetListResult,
  type GetManyParams,
  type GetManyResult,
  type Options,
  type RaRecord,
} from 'react-admin'
import { lebihDariTerhitung } from '@eproc/domain/common/batas_hitung'
import { ApiError, request } from '@eproc/ui/api/api.ts'
import { restName } from './rest_names.ts'
import { verbs } from './verbs/index.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/* react-admin shows `body.errors` at the fields, and `root.serverError` above them, where no field is to blame. */
function toHttpError(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const errors: Record<string, unknown> = {}
  for (const { field, message } of error.errors) errors[field] ??= message
  if (error.errors.length === 0) errors.root = { serverError: error.message }
  const { message, status, change } = error
  throw new HttpError(message, status, { message, errors, change })
}

/** `meta` of a create or update that sends files: is told how much of them has gone, 0..1. */
export interface UploadOptions {
  progress?: (part: number) => void
}

/* fetchJson for ra-data-simple-rest over the client that both apps share. */
async function httpClient(url: string, options: Options & UploadOptions = {}) {
  const headers: Record<string, string> = {}
  new Headers(options.headers).forEach((value, name) => {
    if (name === 'range') headers.Range = value
  })
  const method = (options.method ?? 'GET') as Method
  const progress = options.progress
  const body: unknown =
    typeof options.body === 'string'
      ? (JSON.parse(options.body) as unknown)
      : (options.body ?? undefined)
  try {
    const answer = await request(method, url, body, {
      headers: headers,
      ...(options.signal ? { signal: options.signal } : {}),
      ...(progress ? { progress: progress } : {}),
    })
    const { status, headers: tajuk, body: badan } = answer
    return { status, headers: tajuk, body: '', json: badan as RaRecord }
  } catch (error) {
    return toHttpError(error)
  }
}

/* A FileInput gives { rawFile: File, src, title }. */
function fileOf(value: unknown): File | null {
  if (value instanceof File) return value
  const raw = (value as { rawFile?: unknown } | null)?.rawFile
  return raw instanceof File ? raw : null
}

/** A form with a file goes as multipart, any other as JSON. */
function bodyOf(data: Record<string, unknown>): FormData | string {
  const values = Object.entries(data)
  if (!values.some(([, value]) => fileOf(value))) return JSON.stringify(data)
  const form = new FormData()
  for (const [key, value] of values) {
    const file = fileOf(value)
    if (file) form.append(key, file)
    else if (value === null || value === undefined) continue
    else form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}

const simpleRest = simpleRestProvider('/rest', httpClient)

/** The server answers at most so many rows at once; an export asks for more and gets them in portions. */
const MAX_ROWS = 1000

async function getList(resource: string, params: GetListParams): Promise<GetListResult> {
  const { page = 1, perPage = MAX_ROWS } = params.pagination ?? {}
  if (perPage <= MAX_ROWS) return simpleRest.getList(restName(resource), params)
  const data: RaRecord[] = []
  for (let portion = 1; ; portion++) {
    const pagination = { page: portion, perPage: MAX_ROWS }
    const result = await simpleRest.getList<RaRecord>(restName(resource), { ...params, pagination })
    data.push(...result.data)
    const total = result.total ?? data.length
    const known = lebihDariTerhitung(total) ? Infinity : total
    if (data.length >= Math.min(known, page * perPage) || result.data.length < MAX_ROWS) {
      return { data: data.slice((page - 1) * perPage, page * perPage), total }
    }
  }
}

/** The server refuses more ids than this of one question; 'Pilih semua' selects more. */
const MAX_IDS = 200

async function getMany(
  resource: string,
  { ids, ...params }: GetManyParams
): Promise<GetManyResult> {
  const portions = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, i) =>
    ids.slice(i * MAX_IDS, (i + 1) * MAX_IDS)
  )
  const answers = await Promise.all(
    portions.map((portion) =>
      simpleRest.getMany<RaRecord>(restName(resource), { ...params, ids: portion })
    )
  )
  return { data: answers.flatMap(({ data }) => data) }
}

/** A deletion is meant for the version that was on the screen: one that changed meanwhile is refused. */
async function deleteOne(resource: string, id: RaRecord['id'], versi?: unknown): Promise<RaRecord> {
  const address = `/rest/${restName(resource)}/${encodeURIComponent(id)}`
  const read = typeof versi === 'number' ? `?versi=${versi}` : ''
  return (await httpClient(address + read, { method: 'DELETE' })).json
}

/** `meta` of a deletion of several records: the version of each, by its id. */
export interface DeleteManyOptions {
  versi?: Readonly<Record<string, unknown>>
}

/** Deletes what may be deleted, and then tells the first refusal. */
async function deleteMany(
  resource: string,
  { ids, meta }: DeleteManyParams
): Promise<DeleteManyResult> {
  const { versi = {} } = (meta ?? {}) as DeleteManyOptions
  const deeds = await Promise.allSettled(ids.map((id) => deleteOne(resource, id, versi[id])))
  const refused = deeds.find((deed) => deed.status === 'rejected')
  if (refused) throw refused.reason
  return { data: ids }
}

/* Accepted, but somebody else has to confirm it: what the server answers is the request, under the record's id. */
function saved(status: number, json: RaRecord, id?: RaRecord['id']): { data: RaRecord } {
  return { data: status === 202 ? { ...json, id: id ?? json.id, waits: true } : json }
}

/** Records at /rest/{resource} (ra-data-simple-rest): lists by range, files as multipart. */
const records = {
  ...simpleRest,
  getList,
  getOne: (source, p) => simpleRest.getOne(restName(source), p),
  getMany,
  getManyReference: (source, p) => simpleRest.getManyReference(restName(source), p),
  delete: async (source, { id, previousData }) => ({
    data: await deleteOne(source, id, previousData?.versi),
  }),
  deleteMany,
  updateMany: (source, p) => simpleRest.updateMany(restName(source), p),
  create: async (source, p) => {
    const { status, json } = await httpClient(`/rest/${restName(source)}`, {
      method: 'POST',
      body: bodyOf(p.data),
      ...(p.meta as UploadOptions | undefined),
    })
    return saved(status, json)
  },
  update: async (source, p) => {
    const address = `/rest/${restName(source)}/${encodeURIComponent(p.id)}`
    const { status, json } = await httpClient(address, {
      method: 'PUT',
      body: bodyOf(p.data),
      ...(p.meta as UploadOptions | undefined),
    })
    return saved(status, json, p.id)
  },
} as DataProvider

/** Records and the verbs of every module; each call carries the session and fails as the screens can tell. */
export const dataProvider = { ...records, ...verbs }

export type OfficeProvider = DataProvider & typeof verbs
