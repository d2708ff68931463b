/** The documents of a package: KAK, appendix and another. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Paket from '#app/paket_berjalan/paket'
import type { Actor } from '#core/auth/actor'
import { lepasBerkas, rekamBerkas, type BerkasBaru } from '#core/files/receive_files'

export const BERKAS_PAKET = {
  fileKAK: 'fileKak',
  fileLampiran: 'fileLampiran',
  fileLain: 'fileLain',
} as const
export type BidangBerkasPaket = keyof typeof BERKAS_PAKET
export const BIDANG_BERKAS = Object.keys(BERKAS_PAKET) as BidangBerkasPaket[]

export interface BerkasPaket {
  berkas: Partial<Record<BidangBerkasPaket, BerkasBaru>>
  hapusBerkas: readonly BidangBerkasPaket[]
}

type Perubahan = Partial<Record<BidangBerkasPaket, [lama: string | null, baru: string | null]>>

/** Puts the new documents into the package, or takes them away; answers what changed. */
export function gantiBerkas(paket: Paket, { berkas, hapusBerkas }: BerkasPaket): Perubahan {
  const perubahan: Perubahan = {}
  for (const bidang of BIDANG_BERKAS) {
    const baru = berkas[bidang]
    if (!baru && !hapusBerkas.includes(bidang)) continue
    const kolom = BERKAS_PAKET[bidang]
    perubahan[bidang] = [paket[kolom] ?? null, baru?.jalur ?? null]
    paket[kolom] = baru?.jalur ?? null
  }
  return perubahan
}

/** Once the package is saved: records the new files and lets go of those that no package points to any more. */
export async function rekamBerkasPaket(
  trx: TransactionClientContract,
  actor: Actor,
  paket: Paket,
  { berkas }: BerkasPaket,
  perubahan: Perubahan
): Promise<void> {
  for (const bidang of BIDANG_BERKAS) {
    const baru = berkas[bidang]
    if (baru) {
      await rekamBerkas(trx, baru, {
        kelas: 'paket',
        objek: 'paket',
        objekId: paket.id,
        pengunggahId: actor.id,
      })
    }
    const lama = perubahan[bidang]?.[0]
    if (lama && !(await dipakaiLain(trx, lama))) await lepasBerkas(trx, lama)
  }
}

/** A package tendered again shares its documents with the one before. */
const dipakaiLain = async (trx: TransactionClientContract, jalur: string): Promise<boolean> =>
  (await Paket.query({ client: trx })
    .select('id')
    .whereRaw('? in (file_kak, file_lampiran, file_lain)', [jalur])
    .first()) !== null
