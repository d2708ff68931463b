/** What a dossier still asks of its vendor, and what of it comes first. */
import type { StatusBagian } from '../common/choices.ts'
import type { BagianKey } from './bagian.ts'

/** How a section stands: remarked, empty or incomplete, expired, waiting for verification, verified. */
export const KELOMPOK_BAGIAN = ['catatan', 'kurang', 'kedaluwarsa', 'menunggu', 'selesai'] as const
export type KelompokBagian = (typeof KELOMPOK_BAGIAN)[number]

/** A licence that ends soon. */
export interface IjinAkanHabis {
  id: number
  jenis: string
  nomor: string
  /** last day, yyyy-MM-dd */
  berlaku: string
  sisaHari: number
}

export interface RingkasanDosir {
  /** sections by how they stand */
  jumlah: Record<KelompokBagian, number>
  /** null: nothing to do but wait */
  berikutnya: {
    bagian: BagianKey
    alasan: 'catatan' | 'kurang' | 'kedaluwarsa' | 'akanHabis'
  } | null
  /** the one that ends first in front */
  akanHabis: IjinAkanHabis[]
}

export interface BagianRingkas {
  kunci: BagianKey
  status: StatusBagian
  remark: string | null
}

function kelompokBagian({ status, remark }: Omit<BagianRingkas, 'kunci'>): KelompokBagian {
  if (status === 'A') return 'selesai'
  if (status === 'V') return 'menunggu'
  if (status === 'E') return 'kedaluwarsa'
  return remark ? 'catatan' : 'kurang'
}

/** What a verifier waits for comes first, then what has ended, then what is missing, then what ends soon. */
export function ringkasDosir(
  bagian: readonly BagianRingkas[],
  akanHabis: readonly IjinAkanHabis[]
): RingkasanDosir {
  const milik = (kelompok: KelompokBagian) => bagian.filter((b) => kelompokBagian(b) === kelompok)
  const jumlah = Object.fromEntries(
    KELOMPOK_BAGIAN.map((k) => [k, milik(k).length])
  ) as RingkasanDosir['jumlah']
  const alasan = (['catatan', 'kedaluwarsa', 'kurang'] as const).find((k) => jumlah[k] > 0)
  const berikutnya = alasan
    ? { bagian: milik(alasan)[0]!.kunci, alasan }
    : akanHabis.length > 0
      ? { bagian: 'ijin' as const, alasan: 'akanHabis' as const }
      : null
  return { jumlah, berikutnya, akanHabis: [...akanHabis] }
}
