/** What a determination says about each evaluated vendor, and whether one can be made. */
import {
  kategoriMasuk,
  dapatDiurutkan,
  hargaAkhir,
  lulusBagian,
  lulusSemua,
  nilaiLengkap,
} from '@eproc/domain/tender/nilai/nilai_rekanan'
import { usulUrutan } from '@eproc/domain/tender/nilai/aturan_urutan'
import { jelaskanPeringkat } from '@eproc/domain/tender/nilai/penjelasan_peringkat'
import type { PenetapanDetails, PenjelasanPeringkat } from '@eproc/domain/tender/answers_hasil'
import { kategoriDinilai, jenisPenetapan } from '@eproc/domain/tahap/penetapan'
import { templatUntuk, type Tahap } from '@eproc/domain/tahap/templat'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import type Paket from '#app/paket_berjalan/paket'
import { bobotPaket, type NilaiRow } from '#app/tender/evaluasi/nilai_query'

export type JenisPenetapan = 'kualifikasi' | 'urutan' | 'pengganti'

const templatDari = ({ metodePemilihan, kualifikasi }: Paket) =>
  templatUntuk(metodePemilihan, kualifikasi)

/** What is determined in this stage of the package. */
export const jenisDi = (paket: Paket, tahap: Tahap): JenisPenetapan =>
  jenisPenetapan(templatDari(paket), tahap)

/** Why nothing can be determined yet; null when everybody has been judged. */
export function halanganPenetapan(
  paket: Paket,
  tahap: Tahap,
  nilai: readonly NilaiRow[]
): string | null {
  const templat = templatDari(paket)
  const judged = { bagian: kategoriDinilai(templat, tahap), sampai: tahap.urut }
  const dilakukan = new Set(nilai.flatMap((n) => n.dibuka))
  const belum = nilai.find(
    (n) => !n.gugur && !nilaiLengkap(n, kategoriMasuk(templat, judged, n.dibuka, dilakukan))
  )
  if (belum) return tenderHasil.penetapan.belumLengkap(belum.nama)
  const bobot = bobotPaket(paket)
  const ada =
    jenisDi(paket, tahap) === 'kualifikasi'
      ? nilai.length > 0
      : nilai.some((n) => dapatDiurutkan(n, bobot, paket.totalPagu))
  return ada ? null : tenderHasil.penetapan.tanpaPemenang
}

/** One row a vendor with the ranks given; those without one have 0. */
export function penetapanDetails(
  paket: Paket,
  jenis: JenisPenetapan,
  nilai: readonly NilaiRow[],
  urutan: ReadonlyMap<number, number>
): PenetapanDetails[] {
  const bobot = bobotPaket(paket)
  return nilai
    .map((n) => ({
      vendorId: n.vendorId,
      nama: n.nama,
      urutan: urutan.get(n.vendorId) ?? 0,
      totalNilai: jenis === 'kualifikasi' ? null : n.totalNilai,
      nilai: jenis === 'kualifikasi' ? null : hargaAkhir(n) || null,
      lulus: jenis === 'kualifikasi' ? lulusBagian(n, 'K') === true : lulusSemua(n, bobot),
    }))
    .toSorted((a, b) => (a.urutan || Infinity) - (b.urutan || Infinity) || a.vendorId - b.vendorId)
}

/** The system's own proposal. */
export const usulanSistem = (
  paket: Paket,
  tahap: Tahap,
  nilai: readonly NilaiRow[]
): PenetapanDetails[] => {
  const jenis = jenisDi(paket, tahap)
  const urutan =
    jenis === 'kualifikasi'
      ? new Map<number, number>()
      : usulUrutan(nilai, bobotPaket(paket), paket.totalPagu)
  return penetapanDetails(paket, jenis, nilai, urutan)
}

/** The system's ranking in words, in its order; a determination of the qualification has none. */
export function penjelasanSistem(
  paket: Paket,
  tahap: Tahap,
  nilai: readonly NilaiRow[]
): PenjelasanPeringkat[] {
  if (jenisDi(paket, tahap) === 'kualifikasi') return []
  const kata = jelaskanPeringkat(nilai, bobotPaket(paket), paket.totalPagu)
  return usulanSistem(paket, tahap, nilai).map(({ vendorId, nama }) => ({
    vendorId,
    nama,
    penjelasan: kata.get(vendorId) ?? '',
  }))
}
