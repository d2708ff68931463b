/** Rules of master data, news, parameters and the blacklist form (S2 §5, decisions §2 and §3). */
import { akun } from '@eproc/i18n/id/akun'
import { dosir } from '@eproc/i18n/id/dosir'
import { master as teksMaster } from '@eproc/i18n/id/master'
import {
  Checker,
  terisi,
  type Angka,
  type Finding,
  type KonteksDokumen,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'
import { JENIS_LIBUR, SIFAT_SBU, STATUS_LIBUR, TIPE_BERITA } from '../common/choices.ts'

export interface IsianLokasiProyek {
  kode?: Teks
  nama?: Teks
  lokasi?: Teks
}
export const MAKS_LOKASI_PROYEK = { kode: 20, nama: 150, lokasi: 200 } as const
export function aturanLokasiProyek(isian: IsianLokasiProyek): Finding[] {
  return wajibSemua(isian, ['kode', 'nama', 'lokasi'], MAKS_LOKASI_PROYEK).findings
}

export interface IsianCoa {
  kode?: Teks
  nama?: Teks
}
export const MAKS_COA = { kode: 30, nama: 150 } as const
export function aturanCoa(isian: IsianCoa): Finding[] {
  return wajibSemua(isian, ['kode', 'nama'], MAKS_COA).findings
}

export interface IsianDivisi {
  kode?: Teks
  nama?: Teks
  nick?: Teks
  /** Code of the directorate; may be empty. */
  parent?: Teks
}
export interface KonteksDivisi {
  /** Codes that may be a parent: units without a parent of their own. */
  direktorat: readonly string[]
  /** Code of the stored record that is edited. */
  kodeLama?: string
  /** The edited record has units below it, so it stays at the top. */
  punyaBawahan?: boolean
}
export const MAKS_DIVISI = { kode: 10, nama: 150, nick: 30 } as const
export function aturanDivisi(isian: IsianDivisi, konteks: KonteksDivisi): Finding[] {
  const check = wajibSemua(isian, ['kode', 'nama', 'nick'], MAKS_DIVISI)
  if (terisi(isian.parent)) {
    const { direktorat, kodeLama, punyaBawahan } = konteks
    const sendiri = isian.parent === isian.kode || isian.parent === kodeLama
    check.ensure(!sendiri, 'parent', 'self', teksMaster.aturan.parentSendiri)
    check.ensure(!punyaBawahan, 'parent', 'depth', teksMaster.aturan.parentBertingkat)
    check.ensure(
      direktorat.includes(isian.parent!),
      'parent',
      'enum',
      teksMaster.aturan.parentAsing
    )
  }
  return check.findings
}

export interface IsianLibur {
  tanggal?: Teks
  nama?: Teks
  jenis?: Teks
  /** the decree that says so */
  dasar?: Teks
  status?: Teks
}
export const MAKS_LIBUR = { nama: 150, dasar: 200 } as const
export function aturanLibur(isian: IsianLibur): Finding[] {
  const check = wajibSemua(
    { ...isian },
    ['tanggal', 'nama', 'jenis', 'dasar', 'status'],
    MAKS_LIBUR
  )
  check.date('tanggal', isian.tanggal)
  check.oneOf('jenis', isian.jenis, JENIS_LIBUR)
  check.oneOf('status', isian.status, STATUS_LIBUR)
  return check.findings
}

export interface IsianKbli {
  edisi?: Angka
  kode?: Teks
  kategori?: Teks
  nama?: Teks
}
export const MAKS_KBLI = { nama: 300 } as const
export function aturanKbli(isian: IsianKbli): Finding[] {
  const { aturan } = teksMaster
  const check = wajibSemua({ ...isian }, ['edisi', 'kode', 'kategori', 'nama'], MAKS_KBLI)
  check.ensure(edisiSah(isian.edisi), 'edisi', 'year', aturan.edisi)
  check.ensure(/^\d{5}$/.test(isian.kode ?? ''), 'kode', 'digits', aturan.kodeKbli)
  check.ensure(/^[A-Z]$/.test(isian.kategori ?? ''), 'kategori', 'letter', aturan.kategoriKbli)
  return check.findings
}

export interface IsianSbu {
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
export function aturanSbu(isian: IsianSbu): Finding[] {
  const { aturan } = teksMaster
  const check = wajibSemua({ ...isian }, WAJIB_SBU, MAKS_SBU)
  check.ensure(edisiSah(isian.edisi), 'edisi', 'year', aturan.edisi)
  check.ensure(/^[A-Z]{2}\d{3}$/.test(isian.kode ?? ''), 'kode', 'code', aturan.kodeSbu)
  check.oneOf('sifat', isian.sifat, SIFAT_SBU)
  if (terisi(isian.kodeKbli)) {
    check.ensure(/^\d{5}$/.test(isian.kodeKbli!), 'kodeKbli', 'digits', aturan.kodeKbli)
  }
  return check.findings
}

const edisiSah = (nilai: Angka): boolean => /^20\d{2}$/.test(String(nilai ?? ''))

export interface IsianBerita {
  title?: Teks
  content?: Teks
  /** I information (default), B news. */
  type?: Teks
  fileAttachment?: Lampiran
}
export const MAKS_BERITA = { title: 200, content: 20_000 } as const
export function aturanBerita(
  isian: IsianBerita,
  konteks: KonteksDokumen<'fileAttachment'>
): Finding[] {
  const check = wajibSemua(isian, ['title', 'content'], MAKS_BERITA)
  check.oneOf('type', isian.type, TIPE_BERITA)
  check.document('fileAttachment', isian.fileAttachment, DOKUMEN.berita.fileAttachment, konteks)
  return check.findings
}

export type TipeParameter = 'angka' | 'teks' | 'teks_panjang'
export interface IsianParameter {
  value?: Teks
}
/** The parameter's own row: `min` and `max` bound the number, or the count of characters of a text. */
export interface KonteksParameter {
  key: string
  tipe: TipeParameter
  min: number | null
  max: number | null
}
export const MAKS_NILAI_PARAMETER = 10_000
const MAKS_ANGKA_PARAMETER = 999_999_999_999_999

export function aturanParameter(isian: IsianParameter, konteks: KonteksParameter): Finding[] {
  const check = new Checker()
  const nilai = (isian.value ?? '').trim()
  const minimal = konteks.min ?? 0
  if (konteks.tipe === 'angka') {
    const maksimal = konteks.max ?? MAKS_ANGKA_PARAMETER
    check.require('value', nilai)
    check.ensure(/^\d{1,15}$/.test(nilai), 'value', 'integer', akun.aturan.nilaiBulat)
    check.ensure(Number(nilai) >= minimal, 'value', 'min', akun.aturan.nilaiMinimal(minimal))
    check.ensure(Number(nilai) <= maksimal, 'value', 'max', akun.aturan.nilaiMaksimal(maksimal))
    return check.findings
  }
  const panjang = [...nilai].length
  const maksimal = konteks.max ?? MAKS_NILAI_PARAMETER
  if (minimal > 0) check.require('value', nilai)
  check.ensure(panjang >= minimal, 'value', 'minLength', teksMaster.aturan.minimalKarakter(minimal))
  check.ensure(panjang <= maksimal, 'value', 'maxLength', akun.aturan.maks(maksimal))
  if (konteks.key.endsWith('_EMAIL')) check.email('value', nilai)
  return check.findings
}

export interface IsianBlacklist {
  blacklist?: boolean | null
  blacklistTglMulai?: Teks
  blacklistTglSelesai?: Teks
  /** Number of the decision. */
  nomor?: Teks
  alasan?: Teks
  fileBlacklist?: Lampiran
}
export const MAKS_BLACKLIST = { nomor: 100, alasan: 1000 } as const

/** Setting the flag needs the decision's number, document and reason; dates may stay open. */
export function aturanBlacklist(
  isian: IsianBlacklist,
  konteks: KonteksDokumen<'fileBlacklist'>
): Finding[] {
  const check = new Checker()
  if (!isian.blacklist) return check.findings
  check.require('nomor', isian.nomor)
  check.require('alasan', isian.alasan)
  check.date('blacklistTglMulai', isian.blacklistTglMulai)
  check.date('blacklistTglSelesai', isian.blacklistTglSelesai)
  if (terisi(isian.blacklistTglMulai) && terisi(isian.blacklistTglSelesai)) {
    check.ensure(
      isian.blacklistTglMulai! <= isian.blacklistTglSelesai!,
      'blacklistTglSelesai',
      'after',
      dosir.aturan.blacklistTanggal
    )
  }
  check.maxLength(isian, MAKS_BLACKLIST)
  const aturan = DOKUMEN.blacklist.fileBlacklist
  check.document('fileBlacklist', isian.fileBlacklist, aturan, konteks, dosir.aturan.wajib)
  return check.findings
}

function wajibSemua<I extends object>(
  isian: I,
  wajib: readonly (keyof I & string)[],
  batas: Readonly<Record<string, number>>
): Checker {
  const check = new Checker()
  for (const field of wajib) check.require(field, isian[field])
  check.maxLength(isian, batas)
  return check
}
