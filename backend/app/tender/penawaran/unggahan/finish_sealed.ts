/** The end of an upload that was sealed in the vendor's browser: stored below the installation's layer, never opened. */
import { plainSize, TreeDigest, piecesOf, SEALED_CHUNK } from '@eproc/sealing/offer/content'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import type Paket from '#app/paket_berjalan/paket'
import { readSealed, type SealedSent } from '#app/tender/penawaran/kunci/read_sealed'
import { sealedVersion, storedAsSigned } from '#app/tender/penawaran/pemegang/seal_to_holders'
import { storeLayered } from '#app/tender/penawaran/pemegang/layer'
import { openStream } from '#app/tender/penawaran/segel/frames'
import type { Kiriman } from '#app/tender/penawaran/terima_penawaran'
import { semuaPotongan } from '#app/tender/penawaran/unggahan/upload_parts'
import type Unggahan from '#app/tender/penawaran/unggahan/unggahan'
import { transaction } from '#core/database/transaction'
import { deleteFile } from '#core/files/disk'
import { conflict } from '#core/http/errors'

/** @throws 400, 409; nothing stays of what was refused */
export async function sealedKiriman(
  paket: Paket,
  unggahan: Unggahan,
  dataKey: Buffer,
  sent: SealedSent
): Promise<Kiriman> {
  const read = await transaction((trx) => readSealed(trx, paket, unggahan, sent))
  const { set, statement } = read
  const digest = new TreeDigest()
  const source = hashed(openStream(dataKey, unggahan.id, await semuaPotongan(unggahan)), digest)
  const layered = await storeLayered(source)
  if (digest.size !== statement.size || (await digest.root()) !== statement.content) {
    await deleteFile(layered.jalur).catch(() => {})
    throw conflict(teks.tolak.tidakUtuh)
  }
  await storedAsSigned(layered, statement)
  const { id, jalur, key: kunci, ukuranSegel, sha256Segel } = layered
  return {
    jenis: unggahan.jenis,
    berkas: {
      ...{ id, jalur, kunci, ukuranSegel, sha256Segel },
      namaAsli: '',
      mime: 'application/octet-stream',
      ukuran: plainSize(statement.size)!,
      sha256: statement.plain,
    },
    hargaSegel: null,
    tersegel: sealedVersion(set, layered, read),
    /** once more where nothing can come between */
    stillHolds: async (trx) => void (await readSealed(trx, paket, unggahan, sent)),
  }
}

/** The content's tree hash while it passes. */
async function* hashed(
  source: AsyncIterable<Uint8Array>,
  digest: TreeDigest
): AsyncGenerator<Uint8Array> {
  for await (const { piece } of piecesOf(source, SEALED_CHUNK)) {
    await digest.add(piece)
    yield piece
  }
}
