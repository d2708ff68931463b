/** Activities from a workbook's rows: which column is which field, which choice a cell names, what cannot be read. */
import { rup } from '@eproc/i18n/id/rup'
import { rupImpor as teks } from '@eproc/i18n/id/rup_impor'
import { JENIS_PENGADAAN } from '../common/choices.ts'
import type { AcuanRup, ImportError } from './answers.ts'
import type { KegiatanInput } from './aturan_rup.ts'

/** Rows of one import. */
export const MAKS_BARIS_IMPOR = 2000

export type KolomImpor = keyof typeof teks.kolom

/** Columns of the template in their order, with the form's field that each fills. */
export const KOLOM_IMPOR: readonly {
  kunci: KolomImpor
  bidang: keyof KegiatanInput
  wajib: boolean
}[] = [
  { kunci: 'program', bidang: 'programId', wajib: true },
  { kunci: 'kode', bidang: 'kode', wajib: true },
  { kunci: 'nama', bidang: 'nama', wajib: true },
  { kunci: 'jenisPengadaan', bidang: 'jenisPengadaan', wajib: true },
  { kunci: 'coa', bidang: 'coaId', wajib: true },
  { kunci: 'ppk', bidang: 'ppkId', wajib: true },
  { kunci: 'pagu', bidang: 'pagu', wajib: true },
  { kunci: 'keterangan', bidang: 'keterangan', wajib: false },
]

/** Heading of the column that fills this field; the field itself where none does. */
export function judulKolom(bidang: string): string {
  const kolom = KOLOM_IMPOR.find((k) => k.bidang === bidang)
  return kolom ? teks.kolom[kolom.kunci] : bidang
}

const URUTAN = KOLOM_IMPOR.map(({ kunci }): string => teks.kolom[kunci])

/** As one reads a row: from left to right. */
export const sortErrors = (errors: readonly ImportError[]): ImportError[] =>
  errors.toSorted((a, b) => URUTAN.indexOf(a.kolom) - URUTAN.indexOf(b.kolom))

export interface SelImpor {
  kind: 'text' | 'number' | 'date' | 'boolean' | 'formula' | 'error'
  text: string
}

/** Filled cells by column, from 0. */
export type SelBaris = ReadonlyMap<number, SelImpor>

/** A choice as the template shows it; the code alone names it as well. */
export interface PilihanImpor<Nilai> {
  nilai: Nilai
  label: string
  kode?: string
}

export interface AcuanImpor {
  program: readonly PilihanImpor<number>[]
  jenisPengadaan: readonly PilihanImpor<string>[]
  coa: readonly PilihanImpor<number>[]
  ppk: readonly PilihanImpor<number>[]
}

type Rujukan = Pick<AcuanRup, 'program' | 'coa' | 'ppk'>

/** What the cells may name. Two PPK of one name are told apart by their number. */
export function acuanImpor({ program, coa, ppk }: Rujukan): AcuanImpor {
  const berkode = ({ id, kode, nama }: { id: number; kode: string; nama: string }) => ({
    nilai: id,
    label: `${kode} ${nama}`,
    kode,
  })
  const senama = new Map<string, number>()
  for (const { nama } of ppk) senama.set(sama(nama), (senama.get(sama(nama)) ?? 0) + 1)
  return {
    program: program.map(berkode),
    coa: coa.map(berkode),
    jenisPengadaan: JENIS_PENGADAAN.map((j) => ({ nilai: j.kode, label: j.teks, kode: j.kode })),
    ppk: ppk.map(({ id, nama }) => ({
      nilai: id,
      label: senama.get(sama(nama))! > 1 ? `${nama} (${id})` : nama,
    })),
  }
}

const sama = (isi: string): string => isi.trim().replace(/\s+/g, ' ').toLowerCase()

/** Which value a cell's words name: `undefined` none, `null` more than one. */
type Kamus<Nilai> = ReadonlyMap<string, Nilai | null>

function kamus<Nilai>(pilihan: readonly PilihanImpor<Nilai>[]): Kamus<Nilai> {
  const hasil = new Map<string, Nilai | null>()
  for (const { nilai, label, kode } of pilihan) {
    for (const sebutan of new Set([sama(label), ...(kode === undefined ? [] : [sama(kode)])])) {
      hasil.set(sebutan, hasil.has(sebutan) ? null : nilai)
    }
  }
  return hasil
}

export type KamusImpor = { [K in keyof AcuanImpor]: Kamus<number | string> }

export const kamusImpor = (daftar: AcuanImpor): KamusImpor => ({
  program: kamus(daftar.program),
  jenisPengadaan: kamus(daftar.jenisPengadaan),
  coa: kamus(daftar.coa),
  ppk: kamus(daftar.ppk),
})

/** Column → field by the headings in the first row; a star or blanks around a heading do not count. */
export function bacaJudul(baris: number, sel: SelBaris) {
  const errors: ImportError[] = []
  const kolom = new Map<KolomImpor, number>()
  const tolak = (judul: string, isi: string, pesan: string) =>
    errors.push({ baris, kolom: judul, isi, pesan })
  const dikenal = new Map(KOLOM_IMPOR.map(({ kunci }) => [sama(teks.kolom[kunci]), kunci]))
  for (const [letak, { text }] of sel) {
    const kunci = dikenal.get(sama(text.replaceAll('*', '')))
    if (!kunci) tolak(ringkas(text), '', teks.errors.kolomAsing)
    else if (kolom.has(kunci)) tolak(teks.kolom[kunci], '', teks.errors.kolomGanda)
    else kolom.set(kunci, letak)
  }
  for (const { kunci } of KOLOM_IMPOR) {
    if (!kolom.has(kunci)) tolak(teks.kolom[kunci], '', teks.errors.kolomTidakAda)
  }
  return { kolom, errors }
}

const TIDAK_ADA = {
  program: teks.errors.programTidakAda,
  jenisPengadaan: teks.errors.jenisTidakAda,
  coa: teks.errors.coaTidakAda,
  ppk: teks.errors.ppkTidakAda,
} as const

/** Longer contents are of no use in a list of what is wrong. */
const MAKS_ISI = 80
export const ringkas = (isi: string): string =>
  isi.length > MAKS_ISI ? `${isi.slice(0, MAKS_ISI)}…` : isi

/** One row as the form would send it; what no cell can be read as is told, and the field left out. */
export function bacaBaris(
  baris: number,
  sel: SelBaris,
  kolom: ReadonlyMap<KolomImpor, number>,
  pilihan: KamusImpor
): { input: KegiatanInput; errors: ImportError[] } {
  const errors: ImportError[] = []
  const input: Record<string, string | number> = {}
  for (const { kunci, bidang } of KOLOM_IMPOR) {
    const isi = sel.get(kolom.get(kunci) ?? -1)
    if (!isi) continue
    const nilai = bacaSel(kunci, isi, pilihan)
    if ('nilai' in nilai) input[bidang] = nilai.nilai
    else {
      errors.push({ baris, kolom: teks.kolom[kunci], isi: ringkas(isi.text), pesan: nilai.pesan })
    }
  }
  return { input, errors }
}

function bacaSel(
  kunci: KolomImpor,
  { kind, text }: SelImpor,
  pilihan: KamusImpor
): { nilai: string | number } | { pesan: string } {
  if (kind === 'formula') return { pesan: teks.errors.rumus }
  if (kind === 'error') return { pesan: teks.errors.errorCell }
  // '1-2' typed as a code became 1 February, and its number is what no one has seen.
  if (kind === 'date') return { pesan: teks.errors.tanggal }
  if (kunci === 'pagu') {
    // '1.500' would be one and a half to a program and fifteen hundred to a reader.
    if (kind !== 'number' && !/^\d{1,15}$/.test(text)) return { pesan: teks.errors.angka }
    const pagu = Number(text)
    return Number.isInteger(pagu) ? { nilai: pagu } : { pesan: rup.aturan.paguBulat }
  }
  const isi = kind === 'number' ? String(Number(text)) : text
  if (kunci === 'kode' || kunci === 'nama' || kunci === 'keterangan') return { nilai: isi }
  const nilai = pilihan[kunci].get(sama(isi))
  if (nilai === null) return { pesan: teks.errors.rancu }
  return nilai === undefined ? { pesan: TIDAK_ADA[kunci] } : { nilai }
}
