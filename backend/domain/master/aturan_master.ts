/** Rules of master data, news, parameters and the blacklist form (S2 §5, decisions §2 and §3). */
import { akun } from '@eproc/i18n/id/akun'
import { dosir } from '@eproc/i18n/id/dosir'
import { master as teksMaster } from '@eproc/i18n/id/master'
import {
  Pemeriksa,
  terisi,
  type Galat,
  type KonteksDokumen,
  type Lampiran,
  type Teks,
} from '../common/checker.ts'
import { DOKUMEN } from '../common/documents.ts'
import { TIPE_BERITA } from '../common/choices.ts'

export interface IsianLokasiProyek {
  kode?: Teks
  nama?: Teks
  lokasi?: Teks
}
export const MAKS_LOKASI_PROYEK = { kode: 20, nama: 150, lokasi: 200 } as const
export function aturanLokasiProyek(isian: IsianLokasiProyek): Galat[] {
  return wajibSemua({ ...isian }, ['kode', 'nama', 'lokasi'], MAKS_LOKASI_PROYEK).galat
}

export interface IsianCoa {
  kode?: Teks
  nama?: Teks
}
export const MAKS_COA = { kode: 30, nama: 150 } as const
export function aturanCoa(isian: IsianCoa): Galat[] {
  return wajibSemua({ ...isian }, ['kode', 'nama'], MAKS_COA).galat
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
export function aturanDivisi(isian: IsianDivisi, konteks: KonteksDivisi): Galat[] {
  const p = wajibSemua({ ...isian }, ['kode', 'nama', 'nick'], MAKS_DIVISI)
  if (terisi(isian.parent)) {
    const { direktorat, kodeLama, punyaBawahan } = konteks
    const sendiri = isian.parent === isian.kode || isian.parent === kodeLama
    p.pastikan(!sendiri, 'parent', 'self', teksMaster.aturan.parentSendiri)
    p.pastikan(!punyaBawahan, 'parent', 'depth', teksMaster.aturan.parentBertingkat)
    p.pastikan(direktorat.includes(isian.parent!), 'parent', 'enum', teksMaster.aturan.parentAsing)
  }
  return p.galat
}

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
): Galat[] {
  const p = wajibSemua({ ...isian }, ['title', 'content'], MAKS_BERITA)
  p.pilihan('type', isian.type, TIPE_BERITA)
  p.dokumen('fileAttachment', isian.fileAttachment, DOKUMEN.berita.fileAttachment, konteks)
  return p.galat
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

export function aturanParameter(isian: IsianParameter, konteks: KonteksParameter): Galat[] {
  const p = new Pemeriksa()
  const nilai = (isian.value ?? '').trim()
  const minimal = konteks.min ?? 0
  if (konteks.tipe === 'angka') {
    const maksimal = konteks.max ?? MAKS_ANGKA_PARAMETER
    p.wajib('value', nilai)
    p.pastikan(/^\d{1,15}$/.test(nilai), 'value', 'integer', akun.aturan.nilaiBulat)
    p.pastikan(Number(nilai) >= minimal, 'value', 'min', akun.aturan.nilaiMinimal(minimal))
    p.pastikan(Number(nilai) <= maksimal, 'value', 'max', akun.aturan.nilaiMaksimal(maksimal))
    return p.galat
  }
  const panjang = [...nilai].length
  const maksimal = konteks.max ?? MAKS_NILAI_PARAMETER
  if (minimal > 0) p.wajib('value', nilai)
  p.pastikan(panjang >= minimal, 'value', 'minLength', teksMaster.aturan.minimalKarakter(minimal))
  p.pastikan(panjang <= maksimal, 'value', 'maxLength', akun.aturan.maks(maksimal))
  if (konteks.key.endsWith('_EMAIL')) p.email('value', nilai)
  return p.galat
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
): Galat[] {
  const p = new Pemeriksa()
  if (!isian.blacklist) return p.galat
  p.wajib('nomor', isian.nomor)
  p.wajib('alasan', isian.alasan)
  p.tanggal('blacklistTglMulai', isian.blacklistTglMulai)
  p.tanggal('blacklistTglSelesai', isian.blacklistTglSelesai)
  if (terisi(isian.blacklistTglMulai) && terisi(isian.blacklistTglSelesai)) {
    p.pastikan(
      isian.blacklistTglMulai! <= isian.blacklistTglSelesai!,
      'blacklistTglSelesai',
      'after',
      dosir.aturan.blacklistTanggal
    )
  }
  p.panjang({ ...isian }, MAKS_BLACKLIST)
  const aturan = DOKUMEN.blacklist.fileBlacklist
  p.dokumen('fileBlacklist', isian.fileBlacklist, aturan, konteks, dosir.aturan.wajib)
  return p.galat
}

function wajibSemua(
  isian: Readonly<Record<string, unknown>>,
  wajib: readonly string[],
  batas: Readonly<Record<string, number>>
): Pemeriksa {
  const p = new Pemeriksa()
  for (const field of wajib) p.wajib(field, isian[field])
  p.panjang(isian, batas)
  return p
}
