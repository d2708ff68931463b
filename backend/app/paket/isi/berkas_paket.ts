/** The documents of a package: KAK, appendix and another. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Paket from '#app/paket_berjalan/paket'
import { rekamDokumen } from '#app/paket_berjalan/dokumen/rekam_dokumen'
import type { Actor } from '#core/auth/actor'
import { releaseFiles, type BerkasBaru } from '#core/files/receive_files'

const BERKAS_PAKET = {
  fileKAK: 'fileKak',
  fileLampiran: 'fileLampiran',
  fileLain: 'fileLain',
} as const
export type PaketFileField = keyof typeof BERKAS_PAKET
const BIDANG_BERKAS = Object.keys(BERKAS_PAKET) as PaketFileField[]

export interface BerkasPaket {
  berkas: Partial<Record<PaketFileField, BerkasBaru>>
  hapusBerkas: readonly PaketFileField[]
}

/** New attachments by the place of their location in the form. */
export type LampiranBaru = ReadonlyMap<number, BerkasBaru>

type Perubahan = Partial<Record<PaketFileField, [lama: string | null, baru: string | null]>>

/** Puts the new documents into the package, or takes them away; answers what changed. */
export function gantiBerkas(paket: Paket, { berkas, hapusBerkas }: BerkasPaket): Perubahan {
  const perubahan: Perubahan = {}
  for (const bidang of BIDANG_BERKAS) {
    const baru = berkas[bidang]
    const column = BERKAS_PAKET[bidang]
    const previous = paket[column] ?? null
    if (!baru && !(previous && hapusBerkas.includes(bidang))) continue
    perubahan[bidang] = [previous, baru?.jalur ?? null]
    paket[column] = baru?.jalur ?? null
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
      await rekamDokumen(trx, actor, baru, { kelas: 'paket', paketId: paket.id, field: bidang })
    }
    const previous = perubahan[bidang]?.[0]
    if (previous && !(await dipakaiLain(trx, previous))) await releaseFiles(trx, previous)
  }
}

/** A draft goes: its documents and the files of its schedule go with it. */
export async function hapusBerkasPaket(
  trx: TransactionClientContract,
  paket: Paket
): Promise<void> {
  const jadwal = await paket.related('jadwal').query().preload('berkas')
  const lokasi = await paket.related('lokasi').query()
  const milik = [
    paket.fileKak,
    paket.fileLampiran,
    paket.fileLain,
    ...lokasi.map((l) => l.lampiran),
  ]
  for (const jalur of [...milik, ...jadwal.flatMap((j) => j.berkas.map((b) => b.file))]) {
    await releaseFiles(trx, jalur)
  }
}

/** A package tendered again shares its documents with the one before. */
export const dipakaiLain = async (
  trx: TransactionClientContract,
  jalur: string
): Promise<boolean> =>
  (await Paket.query({ client: trx })
    .select('id')
    .where((q) => {
      void q
        .whereRaw('? in (file_kak, file_lampiran, file_lain)', [jalur])
        .orWhereHas('lokasi', (lokasi) => void lokasi.where('lampiran', jalur))
    })
    .first()) !== null
