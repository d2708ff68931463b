/** The lines of a package that its vendors price; what they cost the buyer is not read here. */
import {
  aturanRincianHarga,
  totalRincian,
  type UnitPrice,
} from '@eproc/domain/tender/penawaran/rincian_harga'
import type { BarisPekerjaan } from '@eproc/domain/tender/penawaran/answers_rincian'
import { sql, type Koneksi } from '#core/database/sql'
import { enforce } from '#core/http/input/input'

export const linesOfPackage = (connection: Koneksi, paketId: number): Promise<BarisPekerjaan[]> =>
  sql<BarisPekerjaan>(
    connection,
    `select id, urut as nomor, uraian, volume::float8 as volume, satuan
       from paket_hps where paket_id = ? order by urut`,
    [paketId]
  )

export interface PricedLines {
  /** in the order of the lines */
  unitPrices: number[]
  total: number
}

/** What a vendor's unit prices come to. @throws 400 naming the lines that are missing, doubled or not the package's */
export async function pricesOfLines(
  connection: Koneksi,
  paketId: number,
  sent: { rincianHarga?: UnitPrice[] | null; hargaPenawaran?: number | null }
): Promise<PricedLines> {
  const lines = await linesOfPackage(connection, paketId)
  const prices = sent.rincianHarga ?? []
  enforce(aturanRincianHarga(lines, prices, sent.hargaPenawaran ?? null))
  const byId = new Map(prices.map((p) => [p.id, p.hargaSatuan]))
  return {
    unitPrices: lines.map(({ id }) => byId.get(id)!),
    total: totalRincian(lines, prices)!,
  }
}
