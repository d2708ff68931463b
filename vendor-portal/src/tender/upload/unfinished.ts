/**
 * An upload that this tab has not finished, so that it continues after a reload: where it is, the key that opens it, and
 * which file it was. Kept for as long as the tab lives; never the price, which was sealed when it began (docs/adr/0018).
 */
import type { KategoriFile } from '@eproc/domain/common/choices'
import { request } from '@eproc/ui/api/api.ts'
import { UPLOADS_PREFIX } from '@eproc/ui/session/storage.ts'

export interface Unfinished {
  url: string
  key: string
  nama: string
  size: number
  /** Without it nobody could tell whether a file is the same: such an upload is not kept. */
  sha256: string
}

export interface UploadPlace {
  paketId: number
  vendorId: number
  jenis: KategoriFile
}

const entryOf = ({ paketId, vendorId, jenis }: UploadPlace): string =>
  `${UPLOADS_PREFIX}${vendorId}.${paketId}.${jenis}`

export function readUnfinished(place: UploadPlace): Unfinished | null {
  try {
    const raw = window.sessionStorage.getItem(entryOf(place))
    return raw ? (JSON.parse(raw) as Unfinished) : null
  } catch {
    return null
  }
}

export function keepUnfinished(place: UploadPlace, upload: Unfinished | null): void {
  try {
    if (upload) window.sessionStorage.setItem(entryOf(place), JSON.stringify(upload))
    else window.sessionStorage.removeItem(entryOf(place))
  } catch {
    /* Then it ends with the page, as the guard of the tab says. */
  }
}

/** What every call of the protocol says. */
const TUS = { 'Tus-Resumable': '1.0.0' }

/** Bytes that the server has of it. @throws ApiError 404 or 410 when it is gone */
export async function receivedOf(url: string): Promise<number> {
  const { headers } = await request('HEAD', url, undefined, { headers: TUS, bar: false })
  return Number(headers.get('Upload-Offset') ?? 0)
}

/** Nothing of it stays, neither here nor at the server. */
export async function forgetUnfinished(place: UploadPlace, url: string): Promise<void> {
  keepUnfinished(place, null)
  await request('DELETE', url, undefined, { headers: TUS, bar: false }).catch(() => undefined)
}
