/** Rules of company experience (S2 §5 'Company experience'). */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import {
  bacaAngka,
  Pemeriksa,
  terisi,
  type Angka,
  type Galat,
  type KonteksDokumen,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'

export interface IsianPengalaman {
  namaKontrak?: Teks
  lokasi?: Teks
  instansi?: Teks
  alamat?: Teks
  telepon?: Teks
  noKontrak?: Teks
  /** Whole rupiah. */
  nilaiKontrak?: Angka
  /** Progress or share of the work, 0–100. */
  persentase?: Angka
  tglPelaksanaan?: Teks
  tglSelesaiKontrak?: Teks
  /** Handover; may be empty. */
  tglSerahTerima?: Teks
  keterangan?: Teks
  dokumen?: Lampiran
}

export const MAKS_PENGALAMAN = {
  namaKontrak: 200,
  lokasi: 200,
  instansi: 150,
  alamat: 200,
  telepon: 30,
  noKontrak: 100,
  keterangan: 500,
} as const

const WAJIB = [
  'namaKontrak',
  'lokasi',
  'instansi',
  'alamat',
  'telepon',
  'noKontrak',
  'nilaiKontrak',
  'persentase',
  'tglPelaksanaan',
  'tglSelesaiKontrak',
  'keterangan',
] as const

export function aturanPengalaman(
  isian: IsianPengalaman,
  konteks: KonteksDokumen<'dokumen'>
): Galat[] {
  const p = new Pemeriksa()
  const pesan = teks.aturan
  for (const field of WAJIB) p.wajib(field, isian[field])

  if (terisi(isian.nilaiKontrak)) {
    const nilai = bacaAngka(isian.nilaiKontrak)
    p.pastikan(Number.isSafeInteger(nilai), 'nilaiKontrak', 'number', pesan.angka)
    p.pastikan((nilai ?? 0) > 0, 'nilaiKontrak', 'positive', pesan.nilaiKontrak)
  }
  if (terisi(isian.persentase)) {
    const persen = bacaAngka(isian.persentase)
    p.pastikan(persen !== null, 'persentase', 'number', pesan.angka)
    const dalam = persen !== null && persen >= 0 && persen <= 100
    p.pastikan(dalam, 'persentase', 'range', pesan.persentase)
  }

  for (const field of ['tglPelaksanaan', 'tglSelesaiKontrak', 'tglSerahTerima'] as const) {
    p.tanggal(field, isian[field])
  }
  urut(p, 'tglPelaksanaan', isian.tglPelaksanaan, isian.tglSelesaiKontrak, pesan.mulaiSelesai)
  urut(p, 'tglSelesaiKontrak', isian.tglSelesaiKontrak, isian.tglSerahTerima, pesan.selesaiSerah)

  p.panjang({ ...isian }, MAKS_PENGALAMAN)
  p.dokumen('dokumen', isian.dokumen, DOKUMEN.pengalaman.dokumen, konteks, pesan.dokumenPengalaman)
  return p.galat
}

/** Strictly before; only when both days are filled. */
function urut(p: Pemeriksa, field: string, awal: Teks, akhir: Teks, pesan: string): void {
  if (terisi(awal) && terisi(akhir)) p.pastikan(awal! < akhir!, field, 'before', pesan)
}
