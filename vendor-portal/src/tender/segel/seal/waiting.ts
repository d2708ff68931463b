/** A sealed file that waits for the rest of its upload: it goes on with the ciphertext that was made, never with another. */
import type { UploadPlace } from '../../upload/unfinished.ts'
import { kept, waitingUploads } from '../database.ts'
import type { SealDone } from './seal_worker.ts'

export interface SealedUpload extends SealDone {
  nama: string
  /** of the plaintext */
  size: number
  /** its address at the server, once it has begun, and the key of the upload */
  url: string | null
  key: string
}

const shelf = waitingUploads<SealedUpload>('berkas')
const entry = ({ paketId, vendorId, jenis }: UploadPlace) => `${vendorId}.${paketId}.${jenis}`

export const readSealedUpload = (place: UploadPlace): Promise<SealedUpload | null> =>
  shelf.read(entry(place))
export const keepSealedUpload = (place: UploadPlace, upload: SealedUpload | null) =>
  shelf.write(entry(place), upload)

/** What the vendor may download beside its receipt, by the receipt's code. */
export interface KeptOffer {
  header: string
  kunci: string
  pernyataan: string
  tandaTangan: string
}
export const keptOffers = kept<KeptOffer>('tanda-terima')
