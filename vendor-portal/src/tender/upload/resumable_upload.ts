import type { PenawaranDiterima } from '@eproc/domain/tender/penawaran/answers_penawaran'
import type { UnitPrice } from '@eproc/domain/tender/penawaran/rincian_harga'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { api, ApiError } from '@eproc/ui/api/api.ts'
import { unreadable } from '@eproc/ui/api/readable.ts'
import { isFinal, retry } from './retry.ts'
import type { TusUpload } from './tus_upload.ts'
import { newUploadKey } from './upload_key.ts'
import {
  forgetUnfinished,
  keepUnfinished,
  type Unfinished,
  type UploadPlace,
} from './unfinished.ts'

export type SendState = 'preparing' | 'sending' | 'interrupted' | 'confirming'

export interface UploadOptions extends UploadPlace {
  /** rupiah, required for H; an upload that is continued has it sealed */
  harga: number | null
  /** unit prices of the lines, sent before the first byte; of one that is continued they are sealed */
  rincian: readonly UnitPrice[] | null
  /** what to go on with instead of beginning */
  unfinished: Unfinished | null
  /** end of the tahap, ISO: nothing is tried again after it */
  ends: string | null
  /** aborted for {@link CANCELLED}, nothing of it stays; otherwise it may be continued */
  signal: AbortSignal
  /** bytes that arrived */
  onProgress: (bytes: number) => void
  onState: (state: SendState) => void
}

/** Why a signal was aborted: the vendor said so. */
export const CANCELLED = 'cancelled'

/**
 * Uploads one file of a penawaran by the tus protocol, and has it received. A broken line continues from the last safe
 * byte until the tahap ends, a page that was left with the same file.
 */
export async function uploadResumably(
  file: File,
  options: UploadOptions
): Promise<PenawaranDiterima> {
  const { signal, unfinished, onState } = options
  onState('preparing')
  const [sha256, { TusUpload }] = await Promise.all([
    asReadable(file, () => fingerprint(file)),
    import('./tus_upload.ts'),
  ])
  if (unfinished && (file.size !== unfinished.size || sha256 !== unfinished.sha256)) {
    throw new ApiError(0, penawaran.layar.berkasLain(unfinished.nama))
  }
  const upload = uploadOf(TusUpload, file, sha256, options)
  try {
    await retry(options, () => {
      onState('sending')
      return upload.send(signal)
    })
    // Safe to repeat: the same upload always gives the same receipt.
    const answer = await retry(options, async () => {
      onState('confirming')
      const { headers } = upload
      const path = `${upload.path}/selesai`
      return (await api.post<PenawaranDiterima>(path, {}, { headers, signal, bar: false })).data
    })
    keepUnfinished(options, null)
    return answer
  } catch (error) {
    const left = signal.aborted && signal.reason !== CANCELLED && sha256 !== null
    if (upload.path && !left && (signal.aborted || isFinal(error))) {
      await forgetUnfinished(options, upload.path)
    }
    throw error
  }
}

function uploadOf(
  Tus: typeof TusUpload,
  file: File,
  sha256: string | null,
  options: UploadOptions
): TusUpload {
  const { unfinished, onProgress } = options
  const key = unfinished?.key ?? newUploadKey()
  const { name: nama, size } = file
  return new Tus(file, {
    unfinished,
    key,
    metadata: metadataOf(file, sha256, options),
    rincian: unfinished ? null : options.rincian,
    onProgress,
    onUrl: (url) => {
      if (sha256 !== null) keepUnfinished(options, { url, key, nama, size, sha256 })
    },
  })
}

const metadataOf = (
  file: File,
  sha256: string | null,
  { paketId, vendorId, jenis, harga }: UploadOptions
): Record<string, string> => ({
  paketPenyediaId: String(paketId),
  vendorId: String(vendorId),
  jenis,
  filename: file.name,
  ...(sha256 === null ? {} : { sha256 }),
  ...(harga === null ? {} : { hargaPenawaran: String(harga) }),
})

/** @throws ApiError when it cannot be read any more, else what was thrown */
export async function asReadable<T>(file: File, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const gone = await unreadable([['berkas', file]])
    throw gone ? new ApiError(0, gone.message, [gone]) : error
  }
}

/** SHA-256 in hexadecimal; null outside a secure context, where the server's own calculation has to do. */
export async function fingerprint(file: Blob): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((n) => n.toString(16).padStart(2, '0')).join('')
}
