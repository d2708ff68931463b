/**
 * What was opened under an order, as one ZIP: files, minutes, the order's document, and what both holders signed; of an
 * order that was closed undone the papers alone.
 */
import type { Readable } from 'node:stream'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { KATEGORI_FILE, teksPilihan } from '@eproc/domain/common/choices'
import { letakUnik, namaAman } from '@eproc/domain/tender/arsip'
import { arsip } from '@eproc/i18n/id/arsip'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import { openName, readEnvelope } from '@eproc/sealing/offer/envelope'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { Pemuatan, wajibTerbaca, type Butir } from '#app/tender/arsip/butir/butir'
import { keptKeys, releasedContent } from '#app/tender/penawaran/pemegang/read_released'
import SealedOffer from '#app/tender/penawaran/pemegang/sealed_offer'
import Penawaran from '#app/tender/penawaran/penawaran'
import { coveredFiles, type CoveredFile } from '#app/tender/perintah/covered_query'
import PerintahAkses, {
  LOG_PERINTAH,
  LOG_PERINTAH_BUKA,
  LOG_PERINTAH_TUTUP,
  OrderedFile,
} from '#app/tender/perintah/perintah_akses'
import type { Pelaku } from '#core/auth/actor'
import { readFile } from '#core/files/disk'
import { zip, type ZipEntry } from '#core/files/zip'
import { conflict, notFound } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'
import { buktiLog } from '#core/log/bukti_query'

export interface OrderNamed {
  paketId: number | null
  id: number | null
}

/** Its download, told in the journal. @throws 403, 404, 409 before it was opened, or closed undone */
export async function downloadOrder(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, id }: OrderNamed
): Promise<{ paket: Paket; order: PerintahAkses }> {
  const hak = 'tender.perintah.arsip'
  const paket = await paketUntukTindakan(trx, actor, { paketId }, { hak, lock: 'share' })
  const order = await PerintahAkses.of(trx, paket.id, id)
  if (!order) throw notFound()
  if (!order.dibukaPada && !order.ditutupPada) throw conflict(teks.errors.belumDibuka)
  await writeJournal(trx, actor, {
    aksi: 'perintah.unduh',
    objek: 'paket',
    objekId: paket.id,
    rincian: { nomor: order.nomor },
  })
  return { paket, order }
}

export const archiveName = ({ kode }: Paket, { nomor }: PerintahAkses): string =>
  namaAman(teks.arsip.nama(kode, nomor))

export async function zipOfOrder(paket: Paket, order: PerintahAkses): Promise<Readable> {
  const parts = await partsOf(order)
  await wajibTerbaca(parts)
  return zip(entries(namaAman(`${paket.kode} ${order.nomor}`), parts))
}

async function* entries(folder: string, parts: readonly Butir[]): AsyncGenerator<ZipEntry> {
  const loaded = new Pemuatan()
  const unique = letakUnik()
  for (const part of parts) {
    const entry = await loaded.entri(folder, { ...part, letak: unique(part.letak) })
    if (entry) yield entry
  }
  yield { name: `${folder}/${arsip.manifes}`, content: loaded.manifes() }
}

async function partsOf(order: PerintahAkses): Promise<Butir[]> {
  const opened = await OrderedFile.query().where('perintahId', order.id).whereNotNull('kunci')
  const named = await coveredFiles(
    db,
    opened.map(({ penawaranId }) => penawaranId)
  )
  const byId = new Map(opened.map((one) => [one.penawaranId, one]))
  const files: Butir[] = []
  for (const file of named) files.push(...(await fileParts(byId.get(file.penawaranId)!, file)))
  return [
    paper(teks.arsip.acara, (order.fileAcara ?? order.fileAcaraTutup)!, null),
    paper(teks.arsip.dokumen, order.file, order.sha256),
    ...files,
    ...[LOG_PERINTAH, order.ditutupPada ? LOG_PERINTAH_TUTUP : LOG_PERINTAH_BUKA].map((kind) =>
      proofOf(kind, order.id)
    ),
  ]
}

const paper = (letak: string, path: string, sha256: string | null): Butir => ({
  letak,
  keterangan: letak,
  sha256,
  ukuran: 0,
  terkemas: true,
  buka: () => readFile(path),
})

/** As /periksa and `npm run verify-log` read it. */
const proofOf = (kind: string, id: number): Butir => ({
  letak: `bukti-log/${kind}.json`,
  keterangan: kind,
  sha256: null,
  ukuran: 0,
  buka: async () => [JSON.stringify(await buktiLog(kind, String(id)))],
})

/** The file, and the vendor's own signed statement about it: by that anybody can tell that it is what was handed in. */
async function fileParts(
  { penawaranId, sha256, kunci }: OrderedFile,
  { rekanan, jenis, tahap, versi }: CoveredFile
): Promise<Butir[]> {
  const stored = await Penawaran.findOrFail(penawaranId)
  const sealed = await SealedOffer.findOrFail(penawaranId)
  const kept = { berkasId: stored.berkasId, kunciTerbuka: kunci }
  const envelope = readEnvelope(Uint8Array.from(await sealed.envelope(stored)))
  const name = envelope && (await openName(await keptKeys(kept), envelope))
  const letak = `${namaAman(rekanan)}/${tahap}-${jenis}-v${versi}`
  const keterangan = teks.cetak.berkas(rekanan, teksPilihan(KATEGORI_FILE, jenis), tahap, versi)
  const part = { keterangan, ukuran: Number(stored.ukuran) }
  return [
    {
      ...part,
      letak: `${letak}-${namaAman(name ?? '')}`,
      sha256,
      buka: () => releasedContent(stored, sealed, kept),
    },
    {
      ...part,
      letak: `${letak}-${teks.arsip.pernyataan}`,
      sha256: null,
      buka: () => [
        sealed.pernyataan,
        `signature: ${Buffer.from(sealed.tandaTangan).toString('base64')}\n`,
      ],
    },
  ]
}
