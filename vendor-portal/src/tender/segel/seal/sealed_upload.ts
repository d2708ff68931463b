/** A file of an offer: sealed here to holders that the log proves, uploaded as ciphertext, received by its statement. */
import type { PenawaranDiterima } from '@eproc/domain/tender/penawaran/answers_penawaran'
import type { VendorSealing } from '@eproc/domain/tender/penawaran/answers_segel'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import { base64 } from '@eproc/sealing/bytes'
import type { Price } from '@eproc/sealing/offer/envelope'
import { api, ApiError } from '@eproc/ui/api/api.ts'
import { isFinal, retry } from '../../upload/retry.ts'
import { TusUpload } from '../../upload/tus_upload.ts'
import { newUploadKey } from '../../upload/upload_key.ts'
import { forgetUnfinished, type UploadPlace } from '../../upload/unfinished.ts'
import { asReadable, CANCELLED } from '../../upload/resumable_upload.ts'
import { fitsItsName } from './file_kind.ts'
import { keyFor, readSealing } from '../kunci/package_key.ts'
import { sealFile } from './seal_file.ts'
import { trustedSet } from './trusted_set.ts'
import { keepSealedUpload, keptOffers, type SealedUpload } from './waiting.ts'

const t = segelRekanan

export type SealState =
  'preparing' | 'proving' | 'waiting' | 'sealing' | 'sending' | 'interrupted' | 'confirming'

export interface SealOptions extends UploadPlace {
  /** key of the submission stage */
  tahap: string
  ends: string | null
  signal: AbortSignal
  onProgress: (bytes: number) => void
  onState: (state: SealState) => void
}

export interface ToSealAndSend {
  file: File
  price: Price | null
}

async function sealed(
  { file, price }: ToSealAndSend,
  options: SealOptions,
  sealing: VendorSealing
): Promise<SealedUpload> {
  const { jenis, tahap, signal, onState } = options
  if (!(await asReadable(file, () => fitsItsName(file)))) throw new ApiError(0, t.layar.jenisBerkas)
  onState('proving')
  const set = await trustedSet(options, sealing, { onWait: () => onState('waiting'), signal })
  const { pair, receipt } = await keyFor(options, sealing)
  onState('sealing')
  const end = sealing.rantai.find((one) => one.tahap === tahap && one.jenis === jenis)
  const place = {
    installation: sealing.instalasi,
    package: sealing.paket,
    stage: tahap,
    kind: jenis,
    vendor: sealing.samaran,
    version: end?.versi ?? 0,
    previous: end?.sebelum ?? '-',
  }
  const done = await asReadable(file, () =>
    sealFile({ file, place, set, pair, receipt, price }, options)
  )
  const upload = { ...done, nama: file.name, size: file.size, url: null, key: newUploadKey() }
  await keepSealedUpload(options, upload)
  return upload
}

/** Seals and sends; with `left` it goes on with what was sealed before. @throws ApiError */
export async function sealAndSend(
  given: ToSealAndSend | null,
  left: SealedUpload | null,
  options: SealOptions
): Promise<PenawaranDiterima> {
  options.onState('preparing')
  if (!given && left) return send(left, options)
  if (left?.url) await forgetUnfinished(options, left.url)
  const sealing = await readSealing(options.paketId)
  if (!given || !sealing) throw new ApiError(0, t.errors.tanpaKunci)
  const upload = await sealed(given, options, sealing)
  try {
    return await send(upload, options)
  } catch (error) {
    // Holders, key or chain changed on the way: once more, from the file that is still at hand.
    if (!mustSealAgain(error)) throw error
    const anew = await readSealing(options.paketId)
    if (!anew) throw error
    return send(await sealed(given, options, anew), options)
  }
}

const mustSealAgain = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ rule }) => rule === 'segelUlang')

async function send(upload: SealedUpload, options: SealOptions): Promise<PenawaranDiterima> {
  const { signal, onState, onProgress, paketId, vendorId, jenis } = options
  const keep = (url: string) => {
    upload.url = url
    void keepSealedUpload(options, upload)
  }
  const tus = new TusUpload(upload.content, {
    unfinished: upload.url === null ? null : { url: upload.url },
    key: upload.key,
    metadata: {
      paketPenyediaId: String(paketId),
      vendorId: String(vendorId),
      jenis,
      tersegel: 'true',
    },
    onProgress,
    onUrl: keep,
  })
  try {
    await retry(options, () => {
      onState('sending')
      return tus.send(signal)
    })
    const answer = await retry(options, async () => {
      onState('confirming')
      const body = {
        amplop: base64(upload.amplop),
        pernyataan: upload.pernyataan,
        tandaTangan: base64(upload.tandaTangan),
      }
      const call = { headers: tus.headers, signal, bar: false }
      return (await api.post<PenawaranDiterima>(`${tus.path}/selesai`, body, call)).data
    })
    await keepSealedUpload(options, null)
    await keepOffer(answer, upload)
    return answer
  } catch (error) {
    const left = signal.aborted && signal.reason !== CANCELLED
    if (!left && (signal.aborted || isFinal(error) || mustSealAgain(error))) {
      await keepSealedUpload(options, null)
      if (tus.path) await forgetUnfinished(options, tus.path)
    }
    throw error
  }
}

async function keepOffer(answer: PenawaranDiterima, upload: SealedUpload): Promise<void> {
  const { header, kunci, pernyataan } = upload
  const [receipt] = answer.tandaTerima
  if (!receipt) return
  const tandaTangan = base64(upload.tandaTangan)
  await keptOffers.write(receipt.kode, { header, kunci, pernyataan, tandaTangan })
}
