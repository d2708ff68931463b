import { receiptHash, type ReceiptParts } from '#app/tender/penawaran/tanda_terima/tanda_terima'
import { sql, type Koneksi } from '#core/database/sql'

/** Receipts of what a vendor handed in plain while it had no key, sorted: its first key takes them over. */
export async function plainReceipts(
  connection: Koneksi,
  paketId: number,
  rekananId: number
): Promise<string[]> {
  const rows = await sql<ReceiptParts>(
    connection,
    `select t.isi, w.sha256_segel as "sha256Segel", t.tanda_tangan as "tandaTangan"
       from penawaran w join penawaran_pemegang s on s.penawaran_id = w.id
       join tanda_terima t on t.penawaran_id = w.id
      where w.paket_id = ? and w.rekanan_id = ?`,
    [paketId, rekananId]
  )
  return rows.map(receiptHash).toSorted()
}
