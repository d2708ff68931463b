/** One version of an offer's file as it is recorded: under the installation's scheme, or sealed to people (ADR 0026). */
import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { mintaHarga } from '@eproc/domain/tahap/tab'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import type Paket from '#app/paket_berjalan/paket'
import { chainEnd, type OfferPlace } from '#app/tender/penawaran/pemegang/chain_end_query'
import { sealAgain } from '#app/tender/penawaran/kunci/seal_again'
import type { SealedVersion } from '#app/tender/penawaran/pemegang/seal_to_holders'
import SealedOffer from '#app/tender/penawaran/pemegang/sealed_offer'
import { versiBerikut, type Pemasukan } from '#app/tender/penawaran/pemasukan_query'
import Penawaran from '#app/tender/penawaran/penawaran'
import type { BerkasTersegel } from '#app/tender/penawaran/segel/berkas_tersegel'
import { wrapDataKey } from '#app/tender/penawaran/segel/paket_key'
import { segelNama } from '#app/tender/penawaran/segel/secrets'
import TandaTerima, { kodeTandaTerima } from '#app/tender/penawaran/tanda_terima/tanda_terima'
import { keTandaTerima } from '#app/tender/penawaran/tanda_terima/tanda_terima_transformer'
import type { HasilTerima, Kiriman } from '#app/tender/penawaran/terima_penawaran'
import type { Actor } from '#core/auth/actor'
import { ZONA } from '#core/clock/clock'
import { recordFile } from '#core/files/receive_files'

const NOTHING = Buffer.alloc(0)

/** A stored path class that no rule lets anybody read: see `file_class`. */
export const KELAS_SEGEL = 'penawaran.segel'

/** Stored file, version and receipt, inside the transaction that accepts the offer. */
export async function catatVersi(
  trx: TransactionClientContract,
  actor: Actor,
  di: { paket: Paket; rekanan: { id: number; nama: string }; kini: Pemasukan },
  { jenis, berkas, hargaSegel, rincianSegel = null }: Kiriman,
  toHolders: SealedVersion | null
): Promise<HasilTerima> {
  const { paket, rekanan, kini } = di
  const letak = { paketId: paket.id, rekananId: rekanan.id, tahap: kini.tahap.kunci, jenis }
  const { versi, pada } = await versiBerikut(trx, letak)
  if (toHolders) await follows(trx, letak, toHolders)
  const stored = toHolders?.berkas ?? berkas
  const diterimaPada = DateTime.fromJSDate(pada, { zone: ZONA })
  await recordFile(trx, keBerkas(stored), {
    kelas: KELAS_SEGEL,
    objek: 'paket',
    objekId: paket.id,
    rekananId: rekanan.id,
    pengunggahId: actor.id,
  })
  const penawaran = new Penawaran().useTransaction(trx).merge({
    ...letak,
    tahapBuka: kini.tahapBuka,
    versiKe: versi,
    jalurSegel: stored.jalur,
    mime: berkas.mime,
    ukuran: berkas.ukuran,
    sha256: toHolders?.statement.plain ?? berkas.sha256,
    sha256Segel: stored.sha256Segel,
    diterimaPada,
    hargaSegel,
    rincianSegel,
  })
  if (toHolders) penawaran.merge(inEnvelope(mintaHarga(jenis)))
  else {
    penawaran.namaSegel = await segelNama(berkas.id, berkas.namaAsli)
    penawaran.kunciTerbungkus = await wrapDataKey(trx, penawaran.letak(), berkas.kunci)
  }
  const kode = kodeTandaTerima()
  await penawaran.kirim(actor, kode)
  if (toHolders) await recordSealed(trx, penawaran.id, toHolders)
  const tandaTerima = await TandaTerima.terbitkan(penawaran, {
    kode,
    paket: { id: paket.id, kode: paket.kode, nama: paket.nama },
    vendor: rekanan,
    jenis,
    tahap: letak.tahap,
    versi,
    sha256: penawaran.sha256,
    ukuran: berkas.ukuran,
    diterimaPada: diterimaPada.toISO()!,
    ...(toHolders && {
      penyegelan: toHolders.statement.mode,
      pernyataan: sha256(toHolders.pernyataan),
      header: toHolders.statement.header,
      sandi: toHolders.statement.content,
    }),
  })
  return { tandaTerima: keTandaTerima(tandaTerima), penawaranId: penawaran.id }
}

/** Empty where it lies in the envelope instead, under no key of the installation. */
const inEnvelope = (priced: boolean) => ({
  namaSegel: NOTHING,
  kunciTerbungkus: NOTHING,
  hargaSegel: priced ? NOTHING : null,
  rincianSegel: priced ? NOTHING : null,
})

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** It holds only on top of what stands now: of two at the same moment one is told to send again. @throws 409 */
async function follows(
  trx: TransactionClientContract,
  { jenis, ...place }: OfferPlace & { jenis: KategoriFile },
  { statement }: SealedVersion
): Promise<void> {
  const { version, previous } = await chainEnd(trx, place, jenis)
  if (statement.version !== version + 1 || statement.previous !== previous) {
    throw sealAgain(
      statement.mode === 'disegel saat diterima' ? teks.tolak.bersamaan : segelRekanan.errors.rantai
    )
  }
}

const recordSealed = (
  trx: TransactionClientContract,
  penawaranId: number,
  { set, statement, pernyataan, tandaTangan, amplop, lapis }: SealedVersion
): Promise<SealedOffer> =>
  SealedOffer.create(
    {
      penawaranId,
      himpunanId: set.id,
      offer: statement.offer,
      amplop,
      pernyataan,
      tandaTangan,
      lapis,
    },
    { client: trx }
  )

/** The stored file as its ciphertext is: not even the name is the vendor's. */
const keBerkas = (
  berkas: Pick<BerkasTersegel, 'id' | 'jalur' | 'ukuranSegel' | 'sha256Segel'>
) => ({
  id: berkas.id,
  jalur: berkas.jalur,
  namaAsli: 'penawaran.segel',
  ukuran: berkas.ukuranSegel,
  sha256: berkas.sha256Segel,
  mime: 'application/octet-stream',
})
