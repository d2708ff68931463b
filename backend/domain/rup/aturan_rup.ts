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
const MAKS_PAGU = 100_000_000_000_000

export interface ProgramInput {
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

export interface ProgramContext {
  divisi: readonly UnitRencana[]
  /** the only division that the caller may plan for; null: any */
  divisiSendiri: string | null
  tahunIni: number
  /** the stored record when one is edited */
  lama?: { divisi: string; tahunAnggaran: number; jumlahKegiatan: number } | null
}

/** Lengths count without the blanks around. */
const rapi = (input: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).map(([k, v]) => [k, typeof v === 'string' ? v.trim() : v])
  )

export function aturanProgram(input: ProgramInput, context: ProgramContext): Finding[] {
  const check = new Checker()
  for (const f of ['kode', 'nama', 'divisi', 'tahunAnggaran'] as const) {
    check.require(f, input[f], teks.aturan.wajib)
  }
  check.maxLength(rapi(input), MAKS_PROGRAM, teks.aturan.maks)
  if (terisi(input.tahunAnggaran)) {
    const ada = tahunAnggaran(context.tahunIni).includes(Number(input.tahunAnggaran))
    const akhir = tahunAnggaranAkhir(context.tahunIni)
    check.ensure(ada, 'tahunAnggaran', 'enum', teks.aturan.tahun(akhir))
  }
  const { lama: previous } = context
  if (terisi(input.divisi)) {
    const unit = context.divisi.find((d) => d.kode === input.divisi)
    check.ensure(unit !== undefined, 'divisi', 'exists', teks.aturan.divisiTidakAda)
    check.ensure(Boolean(unit?.parent), 'divisi', 'enum', teks.aturan.divisiDirektorat)
    const sendiri = context.divisiSendiri
    check.ensure(
      sendiri === null || input.divisi === sendiri,
      'divisi',
      'scope',
      teks.aturan.divisiLain
    )
  }
  if (previous && previous.jumlahKegiatan > 0) {
    const { programBerisi } = teks.aturan
    check.ensure(input.divisi === previous.divisi, 'divisi', 'used', programBerisi)
    check.ensure(
      Number(input.tahunAnggaran) === previous.tahunAnggaran,
      'tahunAnggaran',
      'used',
      programBerisi
    )
  }
  return check.findings
}

export interface KegiatanInput {
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

export interface KegiatanContext {
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

export function aturanKegiatan(input: KegiatanInput, context: KegiatanContext): Finding[] {
  const check = new Checker()
  const wajib = ['programId', 'kode', 'nama', 'jenisPengadaan', 'coaId', 'ppkId', 'pagu'] as const
  for (const f of wajib) check.require(f, input[f], teks.aturan.wajib)
  check.maxLength(rapi(input), MAKS_KEGIATAN, teks.aturan.maks)
  if (terisi(input.jenisPengadaan)) {
    const dikenal = adaPilihan(JENIS_PENGADAAN, input.jenisPengadaan)
    check.ensure(dikenal, 'jenisPengadaan', 'enum', teks.aturan.jenis)
  }
  if (terisi(input.coaId)) {
    check.ensure(
      context.coa.includes(Number(input.coaId)),
      'coaId',
      'exists',
      teks.aturan.coaTidakAda
    )
  }
  periksaProgramPpk(check, input, context)
  periksaPagu(check, input, context)
  return check.findings
}

function periksaProgramPpk(check: Checker, input: KegiatanInput, context: KegiatanContext): void {
  const { lama: previous } = context
  const program = context.program.find((r) => r.id === Number(input.programId))
  if (terisi(input.programId)) {
    check.ensure(program !== undefined, 'programId', 'exists', teks.aturan.programTidakAda)
    const bebas = !previous?.dipakaiPaket || previous.programId === Number(input.programId)
    check.ensure(bebas, 'programId', 'used', teks.aturan.programTerpakai)
  }
  if (program && terisi(input.tahunAnggaran)) {
    const sama = Number(input.tahunAnggaran) === program.tahunAnggaran
    check.ensure(sama, 'tahunAnggaran', 'program', teks.aturan.programTahun(program.tahunAnggaran))
  }
  if (program && terisi(input.divisi)) {
    const sama = input.divisi === program.divisi
    check.ensure(sama, 'divisi', 'program', teks.aturan.programDivisi(program.divisi))
  }
  if (!terisi(input.ppkId)) return
  const ppk = context.ppk.find((u) => u.id === Number(input.ppkId))
  check.ensure(ppk !== undefined, 'ppkId', 'exists', teks.aturan.ppkTidakAda)
  if (program && ppk) {
    const sama = ppk.direktorat === program.direktorat
    check.ensure(sama, 'ppkId', 'scope', teks.aturan.ppkDirektorat)
  }
  // Whoever is no PPK here any more cannot stay it, whatever packages say; theirs are replaced in each (aturan_ppk).
  const tetap = context.ppk.some(
    (u) => u.id === previous?.ppkId && (!program || u.direktorat === program.direktorat)
  )
  const bebas = !previous?.dipakaiPaket || !tetap || previous.ppkId === Number(input.ppkId)
  check.ensure(bebas, 'ppkId', 'used', teks.aturan.ppkTerpakai)
}

function periksaPagu(
  check: Checker,
  input: KegiatanInput,
  { lama: previous }: KegiatanContext
): void {
  if (!terisi(input.pagu)) return
  const pagu = Number(input.pagu)
  check.ensure(Number.isFinite(pagu) && pagu > 0, 'pagu', 'min', teks.aturan.pagu)
  check.ensure(Number.isInteger(pagu), 'pagu', 'integer', teks.aturan.paguBulat)
  check.ensure(pagu <= MAKS_PAGU, 'pagu', 'max', teks.aturan.paguMaks)
  if (previous) {
    const cukup = pagu >= previous.paguTerpakai
    check.ensure(cukup, 'pagu', 'used', teks.aturan.paguTerpakai(rupiah(previous.paguTerpakai)))
  }
}
