/** Rules of programs and activities (decisions §4): the form says them while one types, the server again. */
import { rup as teks } from '@eproc/i18n/id/rup'
import { rupiah } from '../common/format.ts'
import { Checker, terisi, type Angka, type Finding, type Teks } from '../common/checker.ts'
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

/** Lengths count without the blanks around. */
const rapi = (isian: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(isian).map(([k, v]) => [k, typeof v === 'string' ? v.trim() : v])
  )

export function aturanProgram(isian: IsianProgram, konteks: KonteksProgram): Finding[] {
  const check = new Checker()
  for (const f of ['kode', 'nama', 'divisi', 'tahunAnggaran'] as const) {
    check.require(f, isian[f], teks.aturan.wajib)
  }
  check.maxLength(rapi(isian), MAKS_PROGRAM, teks.aturan.maks)
  if (terisi(isian.tahunAnggaran)) {
    const ada = tahunAnggaran(konteks.tahunIni).includes(Number(isian.tahunAnggaran))
    const akhir = tahunAnggaranAkhir(konteks.tahunIni)
    check.ensure(ada, 'tahunAnggaran', 'enum', teks.aturan.tahun(akhir))
  }
  const { lama } = konteks
  if (terisi(isian.divisi)) {
    const unit = konteks.divisi.find((d) => d.kode === isian.divisi)
    check.ensure(unit !== undefined, 'divisi', 'exists', teks.aturan.divisiTidakAda)
    check.ensure(Boolean(unit?.parent), 'divisi', 'enum', teks.aturan.divisiDirektorat)
    const sendiri = konteks.divisiSendiri
    check.ensure(
      sendiri === null || isian.divisi === sendiri,
      'divisi',
      'scope',
      teks.aturan.divisiLain
    )
  }
  if (lama && lama.jumlahKegiatan > 0) {
    const { programBerisi } = teks.aturan
    check.ensure(isian.divisi === lama.divisi, 'divisi', 'used', programBerisi)
    check.ensure(
      Number(isian.tahunAnggaran) === lama.tahunAnggaran,
      'tahunAnggaran',
      'used',
      programBerisi
    )
  }
  return check.findings
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

export function aturanKegiatan(isian: IsianKegiatan, konteks: KonteksKegiatan): Finding[] {
  const check = new Checker()
  const wajib = ['programId', 'kode', 'nama', 'jenisPengadaan', 'coaId', 'ppkId', 'pagu'] as const
  for (const f of wajib) check.require(f, isian[f], teks.aturan.wajib)
  check.maxLength(rapi(isian), MAKS_KEGIATAN, teks.aturan.maks)
  if (terisi(isian.jenisPengadaan)) {
    const dikenal = adaPilihan(JENIS_PENGADAAN, isian.jenisPengadaan)
    check.ensure(dikenal, 'jenisPengadaan', 'enum', teks.aturan.jenis)
  }
  if (terisi(isian.coaId)) {
    check.ensure(
      konteks.coa.includes(Number(isian.coaId)),
      'coaId',
      'exists',
      teks.aturan.coaTidakAda
    )
  }
  periksaProgramPpk(check, isian, konteks)
  periksaPagu(check, isian, konteks)
  return check.findings
}

function periksaProgramPpk(check: Checker, isian: IsianKegiatan, konteks: KonteksKegiatan): void {
  const { lama } = konteks
  const program = konteks.program.find((r) => r.id === Number(isian.programId))
  if (terisi(isian.programId)) {
    check.ensure(program !== undefined, 'programId', 'exists', teks.aturan.programTidakAda)
    const bebas = !lama?.dipakaiPaket || lama.programId === Number(isian.programId)
    check.ensure(bebas, 'programId', 'used', teks.aturan.programTerpakai)
  }
  if (program && terisi(isian.tahunAnggaran)) {
    const sama = Number(isian.tahunAnggaran) === program.tahunAnggaran
    check.ensure(sama, 'tahunAnggaran', 'program', teks.aturan.programTahun(program.tahunAnggaran))
  }
  if (program && terisi(isian.divisi)) {
    const sama = isian.divisi === program.divisi
    check.ensure(sama, 'divisi', 'program', teks.aturan.programDivisi(program.divisi))
  }
  if (!terisi(isian.ppkId)) return
  const ppk = konteks.ppk.find((u) => u.id === Number(isian.ppkId))
  check.ensure(ppk !== undefined, 'ppkId', 'exists', teks.aturan.ppkTidakAda)
  if (program && ppk) {
    const sama = ppk.direktorat === program.direktorat
    check.ensure(sama, 'ppkId', 'scope', teks.aturan.ppkDirektorat)
  }
  const bebas = !lama?.dipakaiPaket || lama.ppkId === Number(isian.ppkId)
  check.ensure(bebas, 'ppkId', 'used', teks.aturan.ppkTerpakai)
}

function periksaPagu(check: Checker, isian: IsianKegiatan, { lama }: KonteksKegiatan): void {
  if (!terisi(isian.pagu)) return
  const pagu = Number(isian.pagu)
  check.ensure(Number.isFinite(pagu) && pagu > 0, 'pagu', 'min', teks.aturan.pagu)
  check.ensure(Number.isInteger(pagu), 'pagu', 'integer', teks.aturan.paguBulat)
  check.ensure(pagu <= MAKS_PAGU, 'pagu', 'max', teks.aturan.paguMaks)
  if (lama) {
    const cukup = pagu >= lama.paguTerpakai
    check.ensure(cukup, 'pagu', 'used', teks.aturan.paguTerpakai(rupiah(lama.paguTerpakai)))
  }
}
