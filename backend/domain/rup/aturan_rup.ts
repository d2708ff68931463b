/** Rules of programs and activities (decisions §4): the form says them while one types, the server again. */
import { rup as teks } from '@eproc/i18n/id/rup'
import { rupiah } from '../common/format.ts'
import { Pemeriksa, terisi, type Angka, type Galat, type Teks } from '../common/checker.ts'
import {
  adaPilihan,
  JENIS_PENGADAAN,
  tahunAnggaran,
  tahunAnggaranAkhir,
} from '../common/choices.ts'

export const MAKS_PROGRAM = { kode: 30, nama: 200 } as const
export const MAKS_KEGIATAN = { kode: 30, nama: 250, keterangan: 2000 } as const
/** Whole rupiah; stays an exact JSON integer also when many are summed. */
export const MAKS_PAGU = 100_000_000_000_000

export interface IsianProgram {
  kode?: Teks
  nama?: Teks
  /** code of a division */
  divisi?: Teks
  tahunAnggaran?: Angka
}

export interface UnitRencana {
  kode: string
  /** directorate above it; null for a directorate */
  parent: string | null
}

export interface KonteksProgram {
  divisi: readonly UnitRencana[]
  /** the only division that the caller may plan for; null: any */
  divisiSendiri: string | null
  tahunIni: number
  /** the stored record when one is edited */
  lama?: { divisi: string; tahunAnggaran: number; jumlahKegiatan: number } | null
}

function teksPendek(
  p: Pemeriksa,
  isian: Readonly<Record<string, unknown>>,
  batas: Readonly<Record<string, number>>
): void {
  for (const [field, maks] of Object.entries(batas)) {
    const nilai = isian[field]
    if (typeof nilai !== 'string') continue
    p.pastikan([...nilai.trim()].length <= maks, field, 'maxLength', teks.aturan.maks(maks))
  }
}

export function aturanProgram(isian: IsianProgram, konteks: KonteksProgram): Galat[] {
  const p = new Pemeriksa()
  for (const f of ['kode', 'nama', 'divisi', 'tahunAnggaran'] as const) {
    p.wajib(f, isian[f], teks.aturan.wajib)
  }
  teksPendek(p, { ...isian }, MAKS_PROGRAM)
  if (terisi(isian.tahunAnggaran)) {
    const ada = tahunAnggaran(konteks.tahunIni).includes(Number(isian.tahunAnggaran))
    const akhir = tahunAnggaranAkhir(konteks.tahunIni)
    p.pastikan(ada, 'tahunAnggaran', 'enum', teks.aturan.tahun(akhir))
  }
  const { lama } = konteks
  if (terisi(isian.divisi)) {
    const unit = konteks.divisi.find((d) => d.kode === isian.divisi)
    p.pastikan(unit !== undefined, 'divisi', 'exists', teks.aturan.divisiTidakAda)
    p.pastikan(Boolean(unit?.parent), 'divisi', 'enum', teks.aturan.divisiDirektorat)
    const sendiri = konteks.divisiSendiri
    p.pastikan(
      sendiri === null || isian.divisi === sendiri,
      'divisi',
      'scope',
      teks.aturan.divisiLain
    )
  }
  if (lama && lama.jumlahKegiatan > 0) {
    const { programBerisi } = teks.aturan
    p.pastikan(isian.divisi === lama.divisi, 'divisi', 'used', programBerisi)
    p.pastikan(
      Number(isian.tahunAnggaran) === lama.tahunAnggaran,
      'tahunAnggaran',
      'used',
      programBerisi
    )
  }
  return p.galat
}

export interface IsianKegiatan {
  kode?: Teks
  nama?: Teks
  programId?: Angka
  coaId?: Angka
  jenisPengadaan?: Teks
  /** follows the program; may be left out */
  divisi?: Teks
  /** follows the program; may be left out */
  tahunAnggaran?: Angka
  ppkId?: Angka
  /** whole rupiah */
  pagu?: Angka
  keterangan?: Teks
}

export interface ProgramRencana {
  id: number
  divisi: string
  direktorat: string
  tahunAnggaran: number
}

export interface KonteksKegiatan {
  /** programs that the caller may use */
  program: readonly ProgramRencana[]
  /** active accounts of role ppk */
  ppk: readonly { id: number; direktorat: string | null }[]
  /** ids of the chart of accounts */
  coa: readonly number[]
  /** the stored record when one is edited */
  lama?: {
    programId: number
    ppkId: number
    paguTerpakai: number
    dipakaiPaket: boolean
  } | null
}

export function aturanKegiatan(isian: IsianKegiatan, konteks: KonteksKegiatan): Galat[] {
  const p = new Pemeriksa()
  const wajib = ['programId', 'kode', 'nama', 'jenisPengadaan', 'coaId', 'ppkId', 'pagu'] as const
  for (const f of wajib) p.wajib(f, isian[f], teks.aturan.wajib)
  teksPendek(p, { ...isian }, MAKS_KEGIATAN)
  if (terisi(isian.jenisPengadaan)) {
    const dikenal = adaPilihan(JENIS_PENGADAAN, isian.jenisPengadaan)
    p.pastikan(dikenal, 'jenisPengadaan', 'enum', teks.aturan.jenis)
  }
  if (terisi(isian.coaId)) {
    p.pastikan(
      konteks.coa.includes(Number(isian.coaId)),
      'coaId',
      'exists',
      teks.aturan.coaTidakAda
    )
  }
  periksaProgramPpk(p, isian, konteks)
  periksaPagu(p, isian, konteks)
  return p.galat
}

function periksaProgramPpk(p: Pemeriksa, isian: IsianKegiatan, konteks: KonteksKegiatan): void {
  const { lama } = konteks
  const program = konteks.program.find((r) => r.id === Number(isian.programId))
  if (terisi(isian.programId)) {
    p.pastikan(program !== undefined, 'programId', 'exists', teks.aturan.programTidakAda)
    const bebas = !lama?.dipakaiPaket || lama.programId === Number(isian.programId)
    p.pastikan(bebas, 'programId', 'used', teks.aturan.programTerpakai)
  }
  if (program && terisi(isian.tahunAnggaran)) {
    const sama = Number(isian.tahunAnggaran) === program.tahunAnggaran
    p.pastikan(sama, 'tahunAnggaran', 'program', teks.aturan.programTahun(program.tahunAnggaran))
  }
  if (program && terisi(isian.divisi)) {
    const sama = isian.divisi === program.divisi
    p.pastikan(sama, 'divisi', 'program', teks.aturan.programDivisi(program.divisi))
  }
  if (!terisi(isian.ppkId)) return
  const ppk = konteks.ppk.find((u) => u.id === Number(isian.ppkId))
  p.pastikan(ppk !== undefined, 'ppkId', 'exists', teks.aturan.ppkTidakAda)
  if (program && ppk) {
    const sama = ppk.direktorat === program.direktorat
    p.pastikan(sama, 'ppkId', 'scope', teks.aturan.ppkDirektorat)
  }
  const bebas = !lama?.dipakaiPaket || lama.ppkId === Number(isian.ppkId)
  p.pastikan(bebas, 'ppkId', 'used', teks.aturan.ppkTerpakai)
}

function periksaPagu(p: Pemeriksa, isian: IsianKegiatan, { lama }: KonteksKegiatan): void {
  if (!terisi(isian.pagu)) return
  const pagu = Number(isian.pagu)
  p.pastikan(Number.isFinite(pagu) && pagu > 0, 'pagu', 'min', teks.aturan.pagu)
  p.pastikan(Number.isInteger(pagu), 'pagu', 'integer', teks.aturan.paguBulat)
  p.pastikan(pagu <= MAKS_PAGU, 'pagu', 'max', teks.aturan.paguMaks)
  if (lama) {
    const cukup = pagu >= lama.paguTerpakai
    p.pastikan(cukup, 'pagu', 'used', teks.aturan.paguTerpakai(rupiah(lama.paguTerpakai)))
  }
}
