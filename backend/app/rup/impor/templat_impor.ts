/** The workbook that planners fill in: typed columns with their explanation, and what they may choose from. */
import type { AcuanRup } from '@eproc/domain/rup/answers'
import {
  acuanImpor,
  KOLOM_IMPOR,
  MAKS_BARIS_IMPOR,
  type KolomImpor,
} from '@eproc/domain/rup/impor_kegiatan'
import { rupImpor } from '@eproc/i18n/id/rup_impor'
import { columnName, sheet, workbook, type XlsxColumn, type XlsxSheet } from '#core/xlsx/xlsx'

const { templat: teks, kolom: JUDUL, petunjuk: PETUNJUK } = rupImpor

const LEBAR: Partial<Record<KolomImpor, number>> = { kode: 18, nama: 44, keterangan: 44 }

type BarisPilihan = Record<
  'program' | 'divisi' | 'jenisPengadaan' | 'coa' | 'ppk' | 'direktorat',
  string | null
>

/** The lists beside each other, the shorter ones with blanks below. */
function barisPilihan(acuan: AcuanRup): BarisPilihan[] {
  const daftar = acuanImpor(acuan)
  const nama = new Map(acuan.divisi.map((d) => [d.kode, d.nama]))
  const panjang = Math.max(...Object.values(daftar).map((d) => d.length))
  return Array.from({ length: panjang }, (_, i) => ({
    program: daftar.program[i]?.label ?? null,
    divisi: acuan.program[i]?.namaDivisi ?? null,
    jenisPengadaan: daftar.jenisPengadaan[i]?.label ?? null,
    coa: daftar.coa[i]?.label ?? null,
    ppk: daftar.ppk[i]?.label ?? null,
    direktorat: nama.get(acuan.ppk[i]?.direktorat ?? '') ?? null,
  }))
}

const KOLOM_PILIHAN: readonly (XlsxColumn<BarisPilihan> & { kunci: keyof BarisPilihan })[] = (
  [
    ['program', JUDUL.program, 44],
    ['divisi', teks.divisiProgram, 32],
    ['jenisPengadaan', JUDUL.jenisPengadaan, 24],
    ['coa', JUDUL.coa, 44],
    ['ppk', JUDUL.ppk, 28],
    ['direktorat', teks.direktoratPpk, 32],
  ] as const
).map(([kunci, title, width]) => ({
  kunci,
  title,
  width,
  kind: 'text',
  value: (b) => b[kunci],
}))

/** Where the list of this column stands on the second sheet; null: it is typed. */
function rentang(kunci: KolomImpor, acuan: AcuanRup): string | null {
  const daftar: Partial<Record<KolomImpor, readonly unknown[]>> = acuanImpor(acuan)
  const pilihan = daftar[kunci]
  if (!pilihan || pilihan.length === 0) return null
  const huruf = columnName(KOLOM_PILIHAN.findIndex((k) => k.kunci === kunci))
  return `${teks.pilihan}!$${huruf}$2:$${huruf}$${pilihan.length + 1}`
}

const rows = async function* <Row>(list: readonly Row[]): AsyncGenerator<Row> {
  yield* list
}

/** For one budget year and one planner. */
export function templatImpor(acuan: AcuanRup): AsyncIterable<Buffer> {
  const isian = KOLOM_IMPOR.map(({ kunci, wajib }): XlsxColumn<never> => ({
    title: wajib ? `${JUDUL[kunci]} *` : JUDUL[kunci],
    kind: kunci === 'pagu' ? 'money' : 'text',
    ...(LEBAR[kunci] ? { width: LEBAR[kunci] } : {}),
    value: () => null,
    input: { hint: PETUNJUK[kunci], choices: rentang(kunci, acuan), rows: MAKS_BARIS_IMPOR },
  }))
  const petunjuk: XlsxColumn<(typeof KOLOM_IMPOR)[number]>[] = [
    { title: teks.kolom, kind: 'text', value: (k) => JUDUL[k.kunci] },
    { title: teks.wajib, kind: 'text', width: 10, value: (k) => (k.wajib ? teks.ya : teks.tidak) },
    { title: teks.isi, kind: 'text', width: 100, value: (k) => PETUNJUK[k.kunci] },
  ]
  const sheets: XlsxSheet[] = [
    sheet(teks.isian, isian, rows<never>([])),
    sheet(teks.pilihan, KOLOM_PILIHAN, rows(barisPilihan(acuan))),
    sheet(teks.petunjuk, petunjuk, rows(KOLOM_IMPOR)),
  ]
  return workbook(sheets)
}
