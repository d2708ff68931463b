/**
 * The front door of this room for the act of opening: what opens sealed offers, and what each of them says. Behind it
 * are the custody of the package's key, the data keys, the frames.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import type Penawaran from '#app/tender/penawaran/penawaran'
import { sama } from '#app/tender/penawaran/segel/berkas_tersegel'
import {
  openPaketKey,
  type BuktiPembukaan,
  type KeyPlace,
  type KeyOpener,
} from '#app/tender/penawaran/segel/paket_key'
import {
  bukaHarga,
  bukaNama,
  bungkusTerbuka,
  openUnitPrices,
} from '#app/tender/penawaran/segel/secrets'
import type { Actor } from '#core/auth/actor'
import { storageFailure } from '#core/files/disk'

export interface SealedContent {
  jalurSegel: string
  namaSegel: Buffer
  hargaSegel: Buffer | null
  rincianSegel: Buffer | null
  kunciTerbungkus: Buffer
  /** of the plaintext, as its receipt says */
  ukuran: number
  sha256: string
}

export interface OpenedContent {
  nama: string
  /** where it could not be told before the opening */
  mime?: string
  harga: number | null
  /** unit prices in the order of the lines */
  rincian: number[] | null
  /** the content is what its receipt says */
  utuh: boolean
  /** the data key as the installation keeps it from now on */
  kunciTerbuka: Buffer
}

/** Opens one offer. */
export type Pembuka = (letak: KeyPlace, segel: SealedContent) => Promise<OpenedContent>

/**
 * Opens one offer after another.
 * @throws Error unless the opening is confirmed, inside this transaction, by whom it has to be
 */
export async function bukaSegel(
  trx: TransactionClientContract,
  oleh: Actor,
  { paketId, tahap, ...bukti }: BuktiPembukaan & { paketId: number; tahap: string },
  tersegel: readonly Penawaran[]
): Promise<void> {
  if (tersegel.length === 0) return
  const key = await openPaketKey(trx, paketId, tahap, bukti)
  const pembuka: Pembuka = (letak, segel) => bukaIsi(key, letak, segel)
  for (const penawaran of tersegel) await penawaran.buka(oleh, pembuka)
}

/**
 * Never throws for what was altered: that offer is not intact, the others are opened all the same. @throws what the storage
 * fails with: nothing is opened then, since what is told at the opening stays.
 */
async function bukaIsi(
  pembuka: KeyOpener,
  letak: KeyPlace,
  segel: SealedContent
): Promise<OpenedContent> {
  const id = letak.berkasId
  const { jalurSegel: jalur, ukuran: size, sha256 } = segel
  let key: Buffer | null = null
  let harga: number | null = null
  let rincian: number[] | null = null
  let utuh = false
  try {
    key = pembuka.lepas(letak, segel.kunciTerbungkus)
    if (segel.hargaSegel) harga = bukaHarga(key, id, segel.hargaSegel)
    if (segel.rincianSegel) rincian = openUnitPrices(key, id, segel.rincianSegel)
    utuh = await sama({ id, jalur, kunci: key, ukuran: size, sha256 })
  } catch (error) {
    const failure = storageFailure(error)
    if (failure) {
      key?.fill(0)
      throw failure
    }
    // Altered in the database: reported as not intact, never silently left out.
  }
  const nama = await bukaNama(id, segel.namaSegel).catch(() => teks.buka.rusak)
  const kunciTerbuka = await bungkusTerbuka(id, key ?? Buffer.alloc(32))
  key?.fill(0)
  return { nama, harga, rincian, utuh, kunciTerbuka }
}
