/** Rules of company experience (S2 §5 'Company experience'). */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import {
  bacaAngka,
  Checker,
  terisi,
  type Angka,
  type Finding,
  type FileContext,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'

export interface PengalamanInput {
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
  input: PengalamanInput,
  context: FileContext<'dokumen'>
): Finding[] {
  const check = new Checker()
  const pesan = teks.aturan
  for (const field of WAJIB) check.require(field, input[field])

  check.phone('telepon', input.telepon)
  if (terisi(input.nilaiKontrak)) {
    const nilai = bacaAngka(input.nilaiKontrak)
    check.ensure(Number.isSafeInteger(nilai), 'nilaiKontrak', 'number', pesan.angka)
    check.ensure((nilai ?? 0) > 0, 'nilaiKontrak', 'positive', pesan.nilaiKontrak)
  }
  if (terisi(input.persentase)) {
    const persen = bacaAngka(input.persentase)
    check.ensure(persen !== null, 'persentase', 'number', pesan.angka)
    const dalam = persen !== null && persen >= 0 && persen <= 100
    check.ensure(dalam, 'persentase', 'range', pesan.persentase)
  }

  for (const field of ['tglPelaksanaan', 'tglSelesaiKontrak', 'tglSerahTerima'] as const) {
    check.date(field, input[field])
  }
  urut(check, 'tglPelaksanaan', input.tglPelaksanaan, input.tglSelesaiKontrak, pesan.mulaiSelesai)
  urut(
    check,
    'tglSelesaiKontrak',
    input.tglSelesaiKontrak,
    input.tglSerahTerima,
    pesan.selesaiSerah
  )

  check.maxLength(input, MAKS_PENGALAMAN)
  check.document(
    'dokumen',
    input.dokumen,
    DOKUMEN.pengalaman.dokumen,
    context,
    pesan.dokumenPengalaman
  )
  return check.findings
}

/** Strictly before; only when both days are filled. */
function urut(check: Checker, field: string, awal: Teks, akhir: Teks, pesan: string): void {
  if (terisi(awal) && terisi(akhir)) check.ensure(awal! < akhir!, field, 'before', pesan)
}
