/** Rules of master data, news, parameters and the blacklist form (S2 §5, decisions §2 and §3). */
import { akun } from '@eproc/i18n/id/akun'
import { dosir } from '@eproc/i18n/id/dosir'
import {
  bacaAngka,
  Pemeriksa,
  terisi,
  type Galat,
  type KonteksDokumen,
  type Lampiran,
  type Teks,
} from './dosir/aturan_dasar.ts'
import { DOKUMEN } from './dosir/dokumen.ts'
import { DIREKTORAT, TIPE_BERITA } from './pilihan.ts'

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
export const MAKS_DIVISI = { kode: 10, nama: 150, nick: 30 } as const
export function aturanDivisi(isian: IsianDivisi): Galat[] {
  const p = wajibSemua({ ...isian }, ['kode', 'nama', 'nick'], MAKS_DIVISI)
  p.pilihan('parent', isian.parent, DIREKTORAT)
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

/** Smallest and largest value of the numeric parameters; the others are free text. */
export const BATAS_PARAMETER: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['PANJANG_MIN_LOGIN', [5, 50]],
  ['PANJANG_MIN_PASSWD', [5, 64]],
  ['MASA_BERLAKU_SIUP', [0, 3650]],
  ['MAKS_UKURAN_DOKUMEN', [1, 100]],
  ['MAKS_UKURAN_TENDER', [1, 1000]],
])
export interface IsianParameter {
  key?: Teks
  value?: Teks
}
export const MAKS_PARAMETER = { key: 50, value: 2000 } as const
export function aturanParameter(isian: IsianParameter): Galat[] {
  const p = wajibSemua({ ...isian }, ['key'], MAKS_PARAMETER)
  const batas = BATAS_PARAMETER.get(isian.key ?? '')
  if (batas) {
    const [minimal, maksimal] = batas
    p.wajib('value', isian.value)
    const nilai = bacaAngka(isian.value)
    p.pastikan(Number.isSafeInteger(nilai), 'value', 'integer', akun.aturan.nilaiBulat)
    p.pastikan((nilai ?? 0) >= minimal, 'value', 'min', akun.aturan.nilaiMinimal(minimal))
    p.pastikan((nilai ?? 0) <= maksimal, 'value', 'max', akun.aturan.nilaiMaksimal(maksimal))
  }
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
