/** Everything that a submission stage accepted under people's keys, replaced and withdrawn versions too. */
import { acceptedHash, type Accepted } from '@eproc/sealing/offer/chain'
import { readOfferStatement } from '@eproc/sealing/offer/statement'
import { uncoverEnvelope } from '#app/tender/penawaran/pemegang/layer'
import { idDariJalur } from '#app/tender/penawaran/segel/secrets'
import { receiptHash, type ReceiptParts } from '#app/tender/penawaran/tanda_terima/tanda_terima'
import { sql, type Koneksi } from '#core/database/sql'

/** What came in after a version: it does not count any more. */
export interface AcceptedWithdrawal extends Accepted {
  rekananId: number
  /** of its receipt */
  kode: string
  hash: string
}

export interface AcceptedOffer extends AcceptedWithdrawal {
  penawaranId: number
  amplop: Buffer
}

interface Row extends ReceiptParts {
  penawaranId: number
  rekananId: number
  kode: string
  jalurSegel: string
  amplop: Buffer
  lapis: Buffer | null
  pernyataan: string
  signature: Buffer
}

async function accepted(row: Row): Promise<AcceptedOffer> {
  const { penawaranId, rekananId, kode, jalurSegel } = row
  const amplop = await uncoverEnvelope(idDariJalur(jalurSegel), row)
  const statement = readOfferStatement(row.pernyataan)
  if (!statement) throw new Error(`Pernyataan penawaran ${penawaranId} rusak`)
  const one = {
    statement,
    signature: Uint8Array.from(row.signature),
    receipt: receiptHash(row),
  }
  return { penawaranId, rekananId, kode, amplop, ...one, hash: await acceptedHash(one) }
}

interface WithdrawalRow {
  rekananId: number
  kode: string
  pernyataan: string
  signature: Buffer
  receipt: string
}

async function withdrawal({ pernyataan, ...row }: WithdrawalRow): Promise<AcceptedWithdrawal> {
  const statement = readOfferStatement(pernyataan)
  if (!statement) throw new Error(`Pernyataan penarikan ${row.kode} rusak`)
  const one = { statement, signature: Uint8Array.from(row.signature), receipt: row.receipt }
  const { rekananId, kode } = row
  return { rekananId, kode, ...one, hash: await acceptedHash(one) }
}

const byHash = (a: AcceptedWithdrawal, b: AcceptedWithdrawal): number => (a.hash < b.hash ? -1 : 1)

/** Versions and withdrawals, in the order of the closing's tree. */
export async function acceptedActs(
  connection: Koneksi,
  paketId: number,
  tahap: string
): Promise<(AcceptedOffer | AcceptedWithdrawal)[]> {
  const withdrawn = await sql<WithdrawalRow>(
    connection,
    `select rekanan_id as "rekananId", kode, pernyataan, tanda_tangan as signature,
            tanda_terima as receipt
       from penarikan where paket_id = ? and tahap = ?`,
    [paketId, tahap]
  )
  const offers = await acceptedOffers(connection, paketId, tahap)
  return [...offers, ...(await Promise.all(withdrawn.map(withdrawal)))].toSorted(byHash)
}

async function acceptedOffers(
  connection: Koneksi,
  paketId: number,
  tahap: string
): Promise<AcceptedOffer[]> {
  const rows = await sql<Row>(
    connection,
    `select w.id as "penawaranId", w.rekanan_id as "rekananId", w.sha256_segel as "sha256Segel",
            t.kode, t.isi, t.tanda_tangan as "tandaTangan", w.jalur_segel as "jalurSegel",
            s.amplop, s.lapis, s.pernyataan, s.tanda_tangan as signature
       from penawaran w join penawaran_pemegang s on s.penawaran_id = w.id
       join tanda_terima t on t.penawaran_id = w.id
      where w.paket_id = ? and w.tahap = ?`,
    [paketId, tahap]
  )
  return Promise.all(rows.map(accepted))
}
