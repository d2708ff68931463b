/** Channels on which open browsers are reached, through `GET /api/aliran`; see {@link file://./notify.ts}. */

/** A payload is the id of a user whose bell changed. */
export const NOTICE_CHANNEL = 'notifikasi'

/** Hints beside the bell; a payload is `<user id> <JSON of the hint>`. */
export const HINT_CHANNEL = 'siaran'

/** "Something of this kind changed, load again": carries no content. */
export type Hint =
  /** the explanation chat of a package */
  | { jenis: 'penjelasan'; paketId: number }
  /** how much of the caller's report is written, 0..1 */
  | { jenis: 'laporan'; nama: string; bagian: number }
  /** how much of a package's archive has gone out to the caller, 0..1 */
  | { jenis: 'arsip'; paketId: number; bagian: number }
  /** who has a vendor in hand, for verifiers */
  | { jenis: 'verifikasi'; rekananId: number }
  /** another member of the pokja saved an evaluation or a negotiation */
  | { jenis: 'penilaian'; paketId: number }
