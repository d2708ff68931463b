/** Rules of master data, news, parameters and the blacklist form (S2 §5, decisions §2 and §3). */
import { dosir } from '@eproc/i18n/id/dosir'
import { master as teksMaster } from '@eproc/i18n/id/master'
import {
  Checker,
  terisi,
  type Angka,
  type Finding,
  type FileContext,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'
import { JENIS_LIBUR, SIFAT_SBU, STATUS_LIBUR, TIPE_BERITA } from '../common/choices.ts'

export interface LokasiProyekInput {
  kode?: Teks
  nama?: Teks
  lokasi?: Teks
}
export const MAKS_LOKASI_PROYEK = { kode: 20, nama: 150, lokasi: 200 } as const
export function aturanLokasiProyek(input: LokasiProyekInput): Finding[] {
  return wajibSemua(input, ['kode', 'nama', 'lokasi'], MAKS_LOKASI_PROYEK).findings
}

export interface CoaInput {
  kode?: Teks
  nama?: Teks
}
export const MAKS_COA = { kode: 30, nama: 150 } as const
export function aturanCoa(input: CoaInput): Finding[] {
  return wajibSemua(input, ['kode', 'nama'], MAKS_COA).findings
}

export interface DivisiInput {
  kode?: Teks
  nama?: Teks
  nick?: Teks
  /** Code of the directorate; may be empty. */
  parent?: Teks
}
export interface DivisiContext {
  /** Codes that may be a parent: units without a parent of their own. */
  direktorat: readonly string[]
  /** Code of the stored record that is edited. */
  kodeLama?: string
  /** The edited record has units below it, so it stays at the top. */
  punyaBawahan?: boolean
}
export const MAKS_DIVISI = { kode: 10, nama: 150, nick: 30 } as const
export function aturanDivisi(input: DivisiInput, context: DivisiContext): Finding[] {
  const check = wajibSemua(input, ['kode', 'nama', 'nick'], MAKS_DIVISI)
  if (terisi(input.parent)) {
    const { direktorat, kodeLama, punyaBawahan } = context
    const sendiri = input.parent === input.kode || input.parent === kodeLama
    check.ensure(!sendiri, 'parent', 'self', teksMaster.aturan.parentSendiri)
    check.ensure(!punyaBawahan, 'parent', 'depth', teksMaster.aturan.parentBertingkat)
    check.ensure(
      direktorat.includes(input.parent!),
      'parent',
      'enum',
      teksMaster.aturan.parentAsing
    )
  }
  return check.findings
}

export interface LiburInput {
  tanggal?: Teks
  nama?: Teks
  jenis?: Teks
  /** the decree that says so */
  dasar?: Teks
  status?: Teks
}
export const MAKS_LIBUR = { nama: 150, dasar: 200 } as const
export function aturanLibur(input: LiburInput): Finding[] {
  const check = wajibSemua(
    { ...input },
    ['tanggal', 'nama', 'jenis', 'dasar', 'status'],
    MAKS_LIBUR
  )
  check.date('tanggal', input.tanggal)
  check.oneOf('jenis', input.jenis, JENIS_LIBUR)
  check.oneOf('status', input.status, STATUS_LIBUR)
  return check.findings
}

export interface KbliInput {
  edisi?: Angka
  kode?: Teks
  kategori?: Teks
  nama?: Teks
}
export const MAKS_KBLI = { nama: 300 } as const
export function aturanKbli(input: KbliInput): Finding[] {
  const { aturan } = teksMaster
  const check = wajibSemua({ ...input }, ['edisi', 'kode', 'kategori', 'nama'], MAKS_KBLI)
  check.ensure(edisiSah(input.edisi), 'edisi', 'year', aturan.edisi)
  check.ensure(/^\d{5}$/.test(input.kode ?? ''), 'kode', 'digits', aturan.kodeKbli)
  check.ensure(/^[A-Z]$/.test(input.kategori ?? ''), 'kategori', 'letter', aturan.kategoriKbli)
  return check.findings
}

export interface SbuInput {
  edisi?: Angka
  kode?: Teks
  jenis?: Teks
  sifat?: Teks
  kodeKlasifikasi?: Teks
  klasifikasi?: Teks
  subklasifikasi?: Teks
  /** of the KBLI edition that the classification names; may be empty */
  kodeKbli?: Teks
}
export const MAKS_SBU = {
  jenis: 100,
  kodeKlasifikasi: 10,
  klasifikasi: 150,
  subklasifikasi: 300,
} as const
const WAJIB_SBU = [
  'edisi',
  'kode',
  'jenis',
  'sifat',
  'kodeKlasifikasi',
  'klasifikasi',
  'subklasifikasi',
] as const
export function aturanSbu(input: SbuInput): Finding[] {
  const { aturan } = teksMaster
  const check = wajibSemua({ ...input }, WAJIB_SBU, MAKS_SBU)
  check.ensure(edisiSah(input.edisi), 'edisi', 'year', aturan.edisi)
  check.ensure(/^[A-Z]{2}\d{3}$/.test(input.kode ?? ''), 'kode', 'code', aturan.kodeSbu)
  check.oneOf('sifat', input.sifat, SIFAT_SBU)
  if (terisi(input.kodeKbli)) {
    check.ensure(/^\d{5}$/.test(input.kodeKbli!), 'kodeKbli', 'digits', aturan.kodeKbli)
  }
  return check.findings
}

const edisiSah = (nilai: Angka): boolean => /^20\d{2}$/.test(String(nilai ?? ''))

export interface BeritaInput {
  title?: Teks
  content?: Teks
  /** I information (default), B news. */
  type?: Teks
  fileAttachment?: Lampiran
}
export const MAKS_BERITA = { title: 200, content: 20_000 } as const
export function aturanBerita(
  input: BeritaInput,
  context: FileContext<'fileAttachment'>
): Finding[] {
  const check = wajibSemua(input, ['title', 'content'], MAKS_BERITA)
  check.oneOf('type', input.type, TIPE_BERITA)
  check.document('fileAttachment', input.fileAttachment, DOKUMEN.berita.fileAttachment, context)
  return check.findings
}

export interface BlacklistInput {
  blacklist?: boolean | null
  blacklistTglMulai?: Teks
  blacklistTglSelesai?: Teks
  /** Number of the decision. */
  nomor?: Teks
  alasan?: Teks
  fileBlacklist?: Lampiran
}
const MAKS_BLACKLIST = { nomor: 100, alasan: 1000 } as const

/** Setting the flag needs the decision's number, document and reason; dates may stay open. */
export function aturanBlacklist(
  input: BlacklistInput,
  context: FileContext<'fileBlacklist'>
): Finding[] {
  const check = new Checker()
  if (!input.blacklist) return check.findings
  check.require('nomor', input.nomor)
  check.require('alasan', input.alasan)
  check.date('blacklistTglMulai', input.blacklistTglMulai)
  check.date('blacklistTglSelesai', input.blacklistTglSelesai)
  if (terisi(input.blacklistTglMulai) && terisi(input.blacklistTglSelesai)) {
    check.ensure(
      input.blacklistTglMulai! <= input.blacklistTglSelesai!,
      'blacklistTglSelesai',
      'after',
      dosir.aturan.blacklistTanggal
    )
  }
  check.maxLength(input, MAKS_BLACKLIST)
  const aturan = DOKUMEN.blacklist.fileBlacklist
  check.document('fileBlacklist', input.fileBlacklist, aturan, context, dosir.aturan.wajib)
  return check.findings
}

function wajibSemua<I extends object>(
  input: I,
  wajib: readonly (keyof I & string)[],
  limit: Readonly<Record<string, number>>
): Checker {
  const check = new Checker()
  for (const field of wajib) check.require(field, input[field])
  check.maxLength(input, limit)
  return check
}
