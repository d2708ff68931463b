/** Owners of the files that staff send to one vendor, and their rule. */
import type { FileRule, PemilikBerkas } from '#core/files/receive_files'
import { BERKAS_TENDER } from '#app/tender/berkas/berkas_tender'

export type KelasHasil = 'tender.sanggah' | 'tender.ba' | 'tender.sppbj' | 'tender.baPl'

export const BERKAS_KIRIMAN: Readonly<Record<'listUploadFile[*]', FileRule>> = {
  'listUploadFile[*]': BERKAS_TENDER,
}

/** Owner of a stored file of the package; `rekananId` also gives it to that vendor. */
export const milikPaket = (
  kelas: KelasHasil,
  paketId: number,
  pengunggahId: number,
  rekananId: number | null = null
): PemilikBerkas => ({ kelas, objek: 'paket', objekId: paketId, pengunggahId, rekananId })
