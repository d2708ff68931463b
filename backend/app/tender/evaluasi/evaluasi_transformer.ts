import { calonNegosiasi } from '@eproc/domain/tender/aturan_negosiasi'
import { usulUrutan } from '@eproc/domain/tender/nilai/aturan_urutan'
import type {
  EvaluasiRekanan,
  EvaluasiSendiri,
  EvaluasiStaf,
} from '@eproc/domain/tender/answers_hasil'
import { jelaskanPeringkat } from '@eproc/domain/tender/nilai/penjelasan_peringkat'
import {
  penawaranRendah,
  skorHarga,
  skorTeknis,
  usulHasilHarga,
} from '@eproc/domain/tender/nilai/skor'
import type { BagianHasil } from '@eproc/domain/tahap/syarat'
import type Paket from '#app/paket_berjalan/paket'
import { bobotPaket, hargaTerendah, type NilaiRow } from '#app/tender/evaluasi/nilai_query'
import { lowOfferShare } from '#app/tender/evaluasi/low_offer'

/** Everything, with the system's proposals beside it. */
export async function keEvaluasiStaf(
  paket: Paket,
  nilai: readonly NilaiRow[]
): Promise<EvaluasiStaf[]> {
  const bobot = bobotPaket(paket)
  const usul = usulUrutan(nilai, bobot, paket.totalPagu)
  const calon = new Set(calonNegosiasi(nilai, bobot))
  const penjelasan = jelaskanPeringkat(nilai, bobot, paket.totalPagu)
  const terendah = hargaTerendah(nilai)
  const ambang = await lowOfferShare()
  return nilai.map((row) => {
    const { dibuka: _dibuka, gugurSebab: _gugurSebab, penilai: _penilai, ...n } = row
    return {
      ...n,
      usulHasilHarga: usulHasilHarga(terendah, n.nilaiPenawaran ?? n.hargaPenawaran ?? 0),
      rendah: penawaranRendah(n.nilaiPenawaran ?? n.hargaPenawaran, paket.totalPagu, ambang),
      skorTeknis: n.hasilTeknis === null ? null : skorTeknis(bobot, n.hasilTeknis),
      skorHarga: n.hasilHarga === null ? null : skorHarga(bobot, n.hasilHarga),
      usulUrutan: usul.get(n.vendorId) ?? 0,
      penjelasan: penjelasan.get(n.vendorId) ?? '',
      calonNegosiasi: calon.has(row),
    }
  })
}

/**
 * One result as vendors (and, after the winner announcement, the public) see it: only announced parts, prices from
 * the winner announcement on, no rank for urutan 0.
 */
export function keEvaluasiRekanan(
  n: NilaiRow,
  diumumkan: ReadonlySet<BagianHasil>
): EvaluasiRekanan {
  const bila = <T>(bagian: BagianHasil, isi: T): T | null => (diumumkan.has(bagian) ? isi : null)
  return {
    id: n.id,
    vendorId: n.vendorId,
    nama: n.nama,
    hasilKualifikasi: bila('K', n.hasilKualifikasi),
    lulusKualifikasi: bila('K', n.lulusKualifikasi),
    hasilAdministrasi: bila('A', n.hasilAdministrasi),
    hasilTeknis: bila('T', n.hasilTeknis),
    lulusTeknis: bila('T', n.lulusTeknis),
    hasilHarga: bila('H', n.hasilHarga),
    lulusHarga: bila('H', n.lulusHarga),
    nilaiPenawaran: bila('pemenang', n.nilaiPenawaran),
    totalNilai: bila('H', n.totalNilai),
    urutan: bila('pemenang', n.urutan || null),
  }
}

const KOSONG: Omit<EvaluasiSendiri, 'vendorId' | 'nama' | 'diumumkan'> = {
  id: null,
  hasilKualifikasi: null,
  lulusKualifikasi: null,
  hasilAdministrasi: null,
  hasilTeknis: null,
  lulusTeknis: null,
  hasilHarga: null,
  lulusHarga: null,
  nilaiPenawaran: null,
  totalNilai: null,
  urutan: null,
  catatanKoreksi: null,
  alasan: {},
  negosiasiTeknis: null,
  negosiasiHarga: null,
}

/** The vendor's own result with the reasons of announced parts; empty before anything is announced. */
export function keEvaluasiSendiri(
  rekanan: { vendorId: number; nama: string },
  n: NilaiRow | undefined,
  diumumkan: ReadonlySet<BagianHasil>
): EvaluasiSendiri {
  const dasar = { ...KOSONG, ...rekanan, diumumkan: [...diumumkan] }
  if (!n) return dasar
  const { kualifikasi, administrasi, teknis, harga, pemenang } = n.alasan
  const akhir = diumumkan.has('pemenang')
  return {
    ...dasar,
    ...keEvaluasiRekanan(n, diumumkan),
    nilaiPenawaran: diumumkan.has('H') ? n.nilaiPenawaran : null,
    catatanKoreksi: diumumkan.has('H') ? n.catatanKoreksi : null,
    alasan: {
      ...(kualifikasi && diumumkan.has('K') ? { kualifikasi } : {}),
      ...(administrasi && diumumkan.has('A') ? { administrasi } : {}),
      ...(teknis && diumumkan.has('T') ? { teknis } : {}),
      ...(harga && diumumkan.has('H') ? { harga } : {}),
      ...(pemenang && akhir ? { pemenang } : {}),
    },
    negosiasiTeknis: akhir ? n.negosiasiTeknis : null,
    negosiasiHarga: akhir ? n.negosiasiHarga : null,
  }
}
