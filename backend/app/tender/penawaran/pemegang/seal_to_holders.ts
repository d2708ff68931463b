/**
 * A file that came in plain, sealed to the package's holders (ADR 0026, 'disegel saat diterima'). It lay under a key that
 * only this request has; from here on nothing of the server opens it.
 */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import { hashSealed } from '@eproc/sealing/offer/content'
import type { Price } from '@eproc/sealing/offer/envelope'
import { sealReceived } from '@eproc/sealing/offer/receive'
import { offerStatementText, type VersionStatement } from '@eproc/sealing/offer/statement'
import { installationName } from '#app/pemegang/statements'
import type HolderSet from '#app/pemegang/himpunan/holder_set'
import VendorKey from '#app/tender/penawaran/kunci/vendor_key'
import { chainEnd, type OfferPlace } from '#app/tender/penawaran/pemegang/chain_end_query'
import { sealingSet } from '#app/tender/penawaran/pemegang/holder_set_keys'
import {
  coverEnvelope,
  readLayered,
  storeLayered,
  type Layered,
} from '#app/tender/penawaran/pemegang/layer'
import { vendorPseudonym } from '#app/pemegang/himpunan/pseudonym_salt'
import type { BerkasTersegel } from '#app/tender/penawaran/segel/berkas_tersegel'
import { openStream } from '#app/tender/penawaran/segel/frames'
import { bukaHarga, openUnitPrices } from '#app/tender/penawaran/segel/secrets'
import type { Kiriman } from '#app/tender/penawaran/terima_penawaran'
import { deleteFile, readFile, storageFailure } from '#core/files/disk'
import { conflict } from '#core/http/errors'
import { logKey } from '#core/log/log_key'

/** A version that waits to be recorded: it holds only as the one after `statement.previous`. */
export interface SealedVersion {
  set: HolderSet
  statement: VersionStatement
  pernyataan: string
  tandaTangan: Buffer
  /** below the installation's layer */
  amplop: Buffer
  berkas: Pick<BerkasTersegel, 'id' | 'jalur' | 'ukuranSegel' | 'sha256Segel'>
  lapis: Buffer
}

function priceOf({ berkas, hargaSegel, rincianSegel }: Kiriman): Price | null {
  if (!hargaSegel) return null
  const { kunci, id } = berkas
  const lines = rincianSegel ? openUnitPrices(kunci, id, rincianSegel) : []
  return { total: bukaHarga(kunci, id, hargaSegel), lines }
}

/** Who has a key, or hands in to a package that forbids it, is refused: the portal seals. @throws 409 */
export async function plainAllowed(
  client: QueryClientContract,
  set: HolderSet,
  { paketId, rekananId }: Pick<OfferPlace, 'paketId' | 'rekananId'>
): Promise<void> {
  if (!set.polos) throw conflict(segelRekanan.errors.polos)
  const keys = await VendorKey.milik(client, paketId, rekananId)
  if (keys.length > 0) throw conflict(segelRekanan.errors.polosBerkunci)
}

/** What was stored is what was signed. @throws 409, 503 while it cannot be read back, and nothing of it stays */
export async function storedAsSigned(
  stored: Layered,
  { content, size }: Pick<VersionStatement, 'content' | 'size'>
): Promise<void> {
  let failure: Error = conflict(teks.tolak.tidakUtuh)
  try {
    const again = await hashSealed(readLayered(stored))
    if (again.content === content && again.size === size) return
  } catch (error) {
    failure = storageFailure(error) ?? failure
  }
  await deleteFile(stored.jalur).catch(() => {})
  throw failure
}

/** Durable when it answers. @throws 409 where what was stored is not what was sealed */
export async function sealToHolders(
  client: QueryClientContract,
  set: HolderSet,
  at: OfferPlace,
  kiriman: Kiriman
): Promise<SealedVersion> {
  const { berkas, jenis } = kiriman
  const { version, previous } = await chainEnd(client, at, jenis)
  const { verifier, sign } = await logKey()
  let stored: Layered | null = null
  const { statement, signature, envelope } = await sealReceived({
    facts: {
      installation: await installationName(),
      package: String(at.paketId),
      stage: at.tahap,
      kind: jenis,
      version: version + 1,
      vendor: await vendorPseudonym(client, at.paketId, at.rekananId),
      set: set.nama,
    },
    previous,
    holders: sealingSet(set).holders,
    source: openStream(berkas.kunci, berkas.id, await readFile(berkas.jalur)),
    store: async (sealed) => {
      stored = await storeLayered(sealed)
    },
    named: () => ({ name: berkas.namaAsli, price: priceOf(kiriman) }),
    installation: { ed25519: verifier.publicKey, sign },
  })
  const layered = stored as Layered | null
  if (!layered) throw new Error('Penawaran disegel tanpa disimpan')
  await storedAsSigned(layered, statement)
  return sealedVersion(set, layered, { statement, signature, envelope })
}

export function sealedVersion(
  set: HolderSet,
  layered: Layered,
  {
    statement,
    signature,
    envelope,
  }: { statement: VersionStatement; signature: Uint8Array; envelope: Uint8Array }
): SealedVersion {
  const { id, jalur, ukuranSegel, sha256Segel, lapis } = layered
  return {
    set,
    statement,
    pernyataan: offerStatementText(statement),
    tandaTangan: Buffer.from(signature),
    amplop: coverEnvelope(layered, envelope),
    berkas: { id, jalur, ukuranSegel, sha256Segel },
    lapis,
  }
}
