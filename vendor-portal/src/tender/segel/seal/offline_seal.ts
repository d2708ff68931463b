/** The way out of the portal to the single-file page, and back: what it seals by, and what it sealed. */
import type { BarisPekerjaan } from '@eproc/domain/tender/penawaran/answers_rincian'
import { sealOrder } from '@eproc/domain/tender/penawaran/offline_orders'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import { base64, fromBase64 } from '@eproc/sealing/bytes'
import { besideOf } from '@eproc/sealing/offer/invited'
import { haveOneHead } from '@eproc/sealing/offer/log_proofs'
import { readSealedFile, SEALED_FILE_HEAD } from '@eproc/sealing/offer/sealed_file'
import { readVendorKey } from '@eproc/sealing/offer/vendor_key'
import { api, ApiError } from '@eproc/ui/api/api.ts'
import { newUploadKey } from '../../upload/upload_key.ts'
import type { UploadPlace } from '../../upload/unfinished.ts'
import { readSealing, sendKey } from '../kunci/package_key.ts'
import { assertInvited, loggedSet } from './trusted_set.ts'
import type { SealedUpload } from './waiting.ts'

const t = segelRekanan.layar

export interface OfflinePlace extends UploadPlace {
  tahap: string
  mintaHarga: boolean
}

/** @throws ApiError while the log has not all of it */
export async function orderFor(place: OfflinePlace, signal: AbortSignal): Promise<Blob> {
  const { paketId, tahap, jenis, mintaHarga } = place
  const rincian = mintaHarga
    ? await api.get<BarisPekerjaan[]>(`/api/lelang/rincian/${paketId}`)
    : []
  const ask = () => loggedSet(paketId, () => {}, signal)
  let himpunan = await ask()
  while (!haveOneHead(himpunan.bukti, besideOf(himpunan))) himpunan = await ask()
  const segel = await readSealing(paketId)
  if (!segel) throw new ApiError(0, segelRekanan.errors.tanpaKunci)
  assertInvited(segel, tahap, himpunan)
  const order = sealOrder({ tahap, jenis, mintaHarga, rincian, segel, himpunan })
  return new Blob([JSON.stringify(order)], { type: 'application/json' })
}

/** What that page made of it, ready to be sent as if it had been sealed here. @throws ApiError */
export async function sealedElsewhere(file: File, place: OfflinePlace): Promise<SealedUpload> {
  const { paketId, tahap, jenis } = place
  const start = new Uint8Array(await file.slice(0, SEALED_FILE_HEAD).arrayBuffer())
  const read = readSealedFile(start)
  if (!read) throw new ApiError(0, t.bukanTersegel)
  const { file: made, at } = read
  if (made.paket !== String(paketId) || made.tahap !== tahap || made.jenis !== jenis) {
    throw new ApiError(0, t.tersegelLain)
  }
  await takeKey(paketId, { pernyataan: made.pernyataanKunci, tandaTangan: made.tandaTanganKunci })
  const content = file.slice(at)
  return {
    content,
    amplop: fromBase64(made.amplop),
    pernyataan: made.pernyataan,
    tandaTangan: fromBase64(made.tandaTangan),
    header: made.header,
    kunci: made.kunci,
    nama: file.name,
    size: content.size,
    url: null,
    key: newUploadKey(),
  }
}

/** The key that signed it speaks for the vendor from now on, unless it does already. */
async function takeKey(paketId: number, sent: { pernyataan: string; tandaTangan: string }) {
  const statement = readVendorKey(sent.pernyataan)
  const newest = (await readSealing(paketId))?.kunci.at(-1)?.ed25519
  if (!statement) throw new ApiError(0, t.bukanTersegel)
  if (newest !== base64(statement.ed25519)) await sendKey(paketId, sent)
}
