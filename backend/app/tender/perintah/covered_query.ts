/** What a package keeps that was never opened, version by version. */
import { receiptHash, type ReceiptParts } from '#app/tender/penawaran/tanda_terima/tanda_terima'
import type { CoveredOffer } from '#app/tender/perintah/perintah_akses'
import { sql, type Koneksi } from '#core/database/sql'

export interface UnopenedRow {
  id: number
  rekananId: number
  rekanan: string
  /** key of the submission stage */
  tahap: string
}

/** Of these vendors; null: of all. */
export const unopenedVersions = (
  connection: Koneksi,
  paketId: number,
  rekanan: readonly number[] | null = null
): Promise<UnopenedRow[]> =>
  sql<UnopenedRow>(
    connection,
    `select w.id, w.rekanan_id as "rekananId", r.nama as rekanan, w.tahap
       from penawaran w join rekanan r on r.id = w.rekanan_id
      where w.paket_id = ? and w.dibuka_pada is null and w.dimusnahkan_pada is null
        and (?::int[] is null or w.rekanan_id = any(?::int[]))
      order by r.nama, w.id`,
    [paketId, rekanan, rekanan]
  )

/** As a leaf of the log names them: sorted, so that neither order nor codes tell whose they are. */
export async function coveredOffers(
  connection: Koneksi,
  ids: readonly number[]
): Promise<CoveredOffer[]> {
  const rows = await sql<ReceiptParts & { id: number; header: string }>(
    connection,
    `select w.id, t.isi->>'header' as header, t.isi, t.tanda_tangan as "tandaTangan",
            w.sha256_segel as "sha256Segel"
       from penawaran w join tanda_terima t on t.penawaran_id = w.id where w.id = any(?)`,
    [ids]
  )
  return rows
    .map(({ id, header, ...receipt }) => ({
      penawaranId: id,
      tandaTerima: receiptHash(receipt),
      header,
    }))
    .toSorted((a, b) => (a.tandaTerima < b.tandaTerima ? -1 : 1))
}

export interface CoveredFile {
  penawaranId: number
  rekanan: string
  jenis: string
  tahap: string
  versi: number
}

/** With what people call them, in the order of vendors. */
export const coveredFiles = (connection: Koneksi, ids: readonly number[]): Promise<CoveredFile[]> =>
  sql<CoveredFile>(
    connection,
    `select w.id as "penawaranId", r.nama as rekanan, w.jenis, w.tahap, w.versi_ke as versi
       from penawaran w join rekanan r on r.id = w.rekanan_id where w.id = any(?)
      order by r.nama, w.tahap, w.jenis, w.versi_ke`,
    [ids]
  )
