import simpleRestProvider from 'ra-data-simple-rest'
import { HttpError, type DataProvider, type Options, type RaRecord } from 'react-admin'
import { GalatApi, minta } from '@eproc/ui/api/api.ts'

type Metode = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** `admin/lokasi-proyek` → `lokasi-proyek`: halaman di /admin/…, data di /rest/…. */
export const namaRest = (sumber: string): string => sumber.split('/').at(-1) ?? sumber

/* react-admin shows `body.errors` at the fields: { nama: 'Field harus diisi!.' }. */
function keHttpError(galat: unknown): never {
  if (!(galat instanceof GalatApi)) throw galat
  const errors: Record<string, string> = {}
  for (const g of galat.errors) errors[g.field] ??= g.message
  throw new HttpError(galat.message, galat.status, {
    message: galat.message,
    ...(galat.errors.length ? { errors } : {}),
  })
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

/** CRUD lewat /rest/{sumber} (ra-data-simple-rest): daftar ber-range, berkas lewat multipart. */
export const dataProvider: DataProvider = {
  ...dasar,
  getList: (sumber, p) => dasar.getList(namaRest(sumber), p),
  getOne: (sumber, p) => dasar.getOne(namaRest(sumber), p),
  getMany: (sumber, p) => dasar.getMany(namaRest(sumber), p),
  getManyReference: (sumber, p) => dasar.getManyReference(namaRest(sumber), p),
  delete: (sumber, p) => dasar.delete(namaRest(sumber), p),
  deleteMany: (sumber, p) => dasar.deleteMany(namaRest(sumber), p),
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
