/** Files that the product makes itself: certificates, printouts, reports. */
import { createHash, randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { deleteFile, writeFile } from '#core/files/disk'
import { mimeUntuk, type Ekstensi } from '#core/files/file_type'
import { recordFile, type PemilikBerkas } from '#core/files/receive_files'

/**
 * Stores the content and records it: durable before the transaction that points to it ends, and removed again when that
 * is rolled back. Answers the stored path.
 */
export async function storeGenerated(
  trx: TransactionClientContract,
  content: AsyncIterable<Buffer> | Buffer,
  { ekstensi, namaAsli }: { ekstensi: Ekstensi; namaAsli: string },
  pemilik: PemilikBerkas
): Promise<string> {
  const id = randomUUID()
  const jalur = `berkas/${id.slice(0, 2)}/${id}.${ekstensi}`
  const hash = createHash('sha256')
  let ukuran = 0
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const piece of Buffer.isBuffer(content) ? [content] : content) {
      hash.update(piece)
      ukuran += piece.length
      yield piece
    }
  }
  trx.after('rollback', () => deleteFile(jalur).catch(() => {}))
  await writeFile(jalur, counted())
  const sha256 = hash.digest('hex')
  const mime = mimeUntuk(ekstensi)
  return recordFile(trx, { id, jalur, namaAsli, ukuran, sha256, mime }, pemilik)
}
