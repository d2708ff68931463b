/** Opened offers for pokja and the package's ppk: decrypted while streaming, every download journaled. */
import { Readable } from 'node:stream'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bolehkah } from '@eproc/domain/common/rights'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { pelakuPaket, type PelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import { releasedContent, releasedIsIntact } from '#app/tender/penawaran/pemegang/read_released'
import SealedOffer from '#app/tender/penawaran/pemegang/sealed_offer'
import Penawaran from '#app/tender/penawaran/penawaran'
import type { PembacaPenawaran } from '#app/tender/penawaran/penawaran_query'
import { sama } from '#app/tender/penawaran/segel/berkas_tersegel'
import { openStream } from '#app/tender/penawaran/segel/frames'
import { forgetOpened } from '#app/tender/penawaran/segel/secrets'
import type { Actor, Pelaku } from '#core/auth/actor'
import { begun, readFile, storageFailure } from '#core/files/disk'
import { conflict, HttpError, notFound } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'

/** What this member of staff may see of the package's offers, besides that they exist. */
export async function bolehIsi(pelaku: Pelaku, paketId: number): Promise<PembacaPenawaran> {
  return pembacaPenawaran(pelaku, await pelakuPaket(pelaku, paketId))
}

/** … who stands in this relation to it. */
export const pembacaPenawaran = (pelaku: Pelaku, hubungan: PelakuPaket): PembacaPenawaran => ({
  pokja: hubungan.pokja,
  isi:
    bolehkah({ ...pelaku, ...hubungan }, 'tender.penawaran.baca') &&
    (!hubungan.pokja || hubungan.bebasBenturan),
})

/** The opened offer, its download told in the journal. @throws 404 sealed or unknown, 409 not intact */
export async function unduhPenawaran(
  trx: TransactionClientContract,
  actor: Actor,
  { paketId, jenis, id }: { paketId: number; jenis: string; id: number | null }
): Promise<Penawaran> {
  const p = await Penawaran.terbuka(trx, paketId, id ?? 0)
  if (!p || p.jenis !== jenis) throw notFound()
  if (!p.utuh) throw conflict(teks.buka.rusak)
  await writeJournal(trx, actor, {
    aksi: 'penawaran.unduh',
    objek: 'paket',
    objekId: paketId,
    rincian: { penawaranId: p.id, rekananId: p.rekananId, jenis: p.jenis },
  })
  return p
}

/** Does what is stored still say what its receipt says? @throws 503 while it cannot be read */
export async function masihUtuh(p: Penawaran): Promise<boolean> {
  const { jalurSegel: jalur, ukuran, sha256 } = p
  try {
    const sealed = await SealedOffer.find(p.id)
    if (sealed) return await releasedIsIntact(p, sealed)
    const kunci = await forgetOpened(p.berkasId, p.kunciTerbuka!)
    return await sama({ id: p.berkasId, jalur, kunci, ukuran: Number(ukuran), sha256 })
  } catch (error) {
    const failure = storageFailure(error)
    if (failure) throw failure
    return false
  }
}

/**
 * Its plaintext, a frame at a time, each released after its tag was checked; answers once the first is there.
 * @throws 409 when its key does not open it, and what {@link readFile} throws
 */
export async function bacaTerbuka(p: Penawaran): Promise<Readable> {
  const sealed = await SealedOffer.find(p.id)
  try {
    return await begun(Readable.from(sealed ? releasedContent(p, sealed) : plainContent(p)))
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw storageFailure(error) ?? conflict(teks.buka.rusak)
  }
}

async function* plainContent(p: Penawaran): AsyncGenerator<Buffer> {
  const key = await forgetOpened(p.berkasId, p.kunciTerbuka!)
  yield* openStream(key, p.berkasId, await readFile(p.jalurSegel))
}
