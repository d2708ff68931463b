/** Where the chain of a vendor's signed versions and withdrawals of one file ends: what comes next follows on that. */
import type { KategoriFile } from '@eproc/domain/common/choices'
import { receiptHash, type ReceiptParts } from '#app/tender/penawaran/tanda_terima/tanda_terima'
import { sql, type Koneksi } from '#core/database/sql'

export interface OfferPlace {
  paketId: number
  rekananId: number
  tahap: string
}

export interface ChainEnd {
  tahap: string
  jenis: KategoriFile
  version: number
  /** hash of its receipt; '-' where nothing came in yet */
  previous: string
  /** it ends by a withdrawal */
  withdrawn: boolean
}

interface Row extends ReceiptParts {
  tahap: string
  jenis: KategoriFile
  version: number
  /** of a withdrawal, which has no receipt of its own */
  hash: string | null
}

/** Of each file of the vendor that has one; a stage alone where it is named. */
export async function chainEnds(
  connection: Koneksi,
  { paketId, rekananId, tahap }: Omit<OfferPlace, 'tahap'> & { tahap?: string }
): Promise<ChainEnd[]> {
  const rows = await sql<Row>(
    connection,
    `select distinct on (tahap, jenis) * from (
       select w.tahap, w.jenis, w.versi_ke as version, t.isi, w.sha256_segel as "sha256Segel",
              t.tanda_tangan as "tandaTangan", null as hash
         from penawaran w join tanda_terima t on t.penawaran_id = w.id
        where w.paket_id = ? and w.rekanan_id = ?
       union all
       select tahap, jenis, versi_ke, null, null, null, tanda_terima from penarikan
        where paket_id = ? and rekanan_id = ?) semua
      where tahap = coalesce(?, tahap) order by tahap, jenis, version desc`,
    [paketId, rekananId, paketId, rekananId, tahap ?? null]
  )
  return rows.map((row) => ({
    tahap: row.tahap,
    jenis: row.jenis,
    version: row.version,
    previous: row.hash ?? receiptHash(row),
    withdrawn: row.hash !== null,
  }))
}

export async function chainEnd(
  connection: Koneksi,
  place: OfferPlace,
  jenis: KategoriFile
): Promise<Pick<ChainEnd, 'version' | 'previous'>> {
  const ends = await chainEnds(connection, place)
  return ends.find((end) => end.jenis === jenis) ?? { version: 0, previous: '-' }
}
