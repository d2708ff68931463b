import simpleRestProvider from 'ra-data-simple-rest'
import {
  HttpError,
  type DataProvider,
  type DeleteManyParams,
  type DeleteManyResult,
  type GetListParams,
  type GetListResult,
  type Options,
  type RaRecord,
} from 'react-admin'
import { GalatApi, minta } from '@eproc/ui/api/api.ts'

type Metode = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** `admin/lokasi-proyek` → `lokasi-proyek`: halaman di /admin/…, data di /rest/…. */
export const namaRest = (sumber: string): string => sumber.split('/').at(-1) ?? sumber

/* react-admin shows `body.errors` at the fields, and `root.serverError` above them, where no field is to blame. */
function keHttpError(galat: unknown): never {
  if (!(galat instanceof GalatApi)) throw galat
  const errors: Record<string, unknown> = {}
  for (const g of galat.errors) errors[g.field] ??= g.message
  if (galat.errors.length === 0) errors.root = { serverError: galat.message }
  throw new HttpError(galat.message, galat.status, { message: galat.message, errors })
}

/* fetchJson for ra-data-simple-rest over the client that both apps share. */
async function klienHttp(url: string, opsi: Options = {}) {
  const tajuk: Record<string, string> = {}
  new Headers(opsi.headers).forEach((nilai, nama) => {
    if (nama === 'range') tajuk.Range = nilai
  })
  const metode = (opsi.method ?? 'GET') as Metode
  const badan: unknown =
    typeof opsi.body === 'string' ? (JSON.parse(opsi.body) as unknown) : (opsi.body ?? undefined)
  try {
    const hasil = await minta(metode, url, badan, {
      tajuk,
      ...(opsi.signal ? { sinyal: opsi.signal } : {}),
    })
    return { status: hasil.status, headers: hasil.tajuk, body: '', json: hasil.badan as RaRecord }
  } catch (galat) {
    return keHttpError(galat)
  }
}

/* A FileInput gives { rawFile: File, src, title }. */
function berkasDari(nilai: unknown): File | null {
  if (nilai instanceof File) return nilai
  const mentah = (nilai as { rawFile?: unknown } | null)?.rawFile
  return mentah instanceof File ? mentah : null
}

/** Isian dengan File menjadi multipart, selain itu JSON apa adanya. */
function badanUntuk(data: Record<string, unknown>): FormData | string {
  const isi = Object.entries(data)
  if (!isi.some(([, v]) => berkasDari(v))) return JSON.stringify(data)
  const formulir = new FormData()
  for (const [kunci, nilai] of isi) {
    const berkas = berkasDari(nilai)
    if (berkas) formulir.append(kunci, berkas)
    else if (nilai === null || nilai === undefined) continue
    else formulir.append(kunci, typeof nilai === 'object' ? JSON.stringify(nilai) : String(nilai))
  }
  return formulir
}

const dasar = simpleRestProvider('/rest', klienHttp)

/** The server answers at most so many rows at once; an export asks for more and gets them in portions. */
const MAX_ROWS = 1000

async function getList(resource: string, params: GetListParams): Promise<GetListResult> {
  const { page = 1, perPage = MAX_ROWS } = params.pagination ?? {}
  if (perPage <= MAX_ROWS) return dasar.getList(namaRest(resource), params)
  const data: RaRecord[] = []
  for (let portion = 1; ; portion++) {
    const pagination = { page: portion, perPage: MAX_ROWS }
    const result = await dasar.getList<RaRecord>(namaRest(resource), { ...params, pagination })
    data.push(...result.data)
    const total = result.total ?? data.length
    if (data.length >= Math.min(total, page * perPage) || result.data.length === 0) {
      return { data: data.slice((page - 1) * perPage, page * perPage), total }
    }
  }
}

/** Deletes what may be deleted, and then tells the first refusal. */
async function deleteMany(resource: string, { ids }: DeleteManyParams): Promise<DeleteManyResult> {
  const deeds = await Promise.allSettled(
    ids.map((id) => dasar.delete(namaRest(resource), { id, previousData: { id } }))
  )
  const refused = deeds.find((deed) => deed.status === 'rejected')
  if (refused) throw refused.reason
  return { data: ids }
}

/** CRUD lewat /rest/{sumber} (ra-data-simple-rest): daftar ber-range, berkas lewat multipart. */
export const dataProvider: DataProvider = {
  ...dasar,
  getList,
  getOne: (sumber, p) => dasar.getOne(namaRest(sumber), p),
  getMany: (sumber, p) => dasar.getMany(namaRest(sumber), p),
  getManyReference: (sumber, p) => dasar.getManyReference(namaRest(sumber), p),
  delete: (sumber, p) => dasar.delete(namaRest(sumber), p),
  deleteMany,
  updateMany: (sumber, p) => dasar.updateMany(namaRest(sumber), p),
  create: async (sumber, p) => {
    const { json } = await klienHttp(`/rest/${namaRest(sumber)}`, {
      method: 'POST',
      body: badanUntuk(p.data),
    })
    return { data: json }
  },
  update: async (sumber, p) => {
    const { json } = await klienHttp(`/rest/${namaRest(sumber)}/${encodeURIComponent(p.id)}`, {
      method: 'PUT',
      body: badanUntuk(p.data),
    })
    return { data: json }
  },
} as DataProvider
