/** Building blocks of the form rules: one error shape and the checks that several forms share. */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import { hanyaDigit, hariSah, ukuranBerkas } from './format.ts'
import { adaPilihan, type Pilihan } from './choices.ts'
import {
  BATAS_BAWAAN,
  jenisDariNama,
  type AturanDokumen,
  type ParameterBatas,
} from './documents.ts'

/** One failed rule of one field, as it goes into `errors` of the answer (decisions §1). */
export interface Galat {
  field: string
  rule: string
  message: string
}

/** Text as a form or a request carries it; empty means not filled. */
export type Teks = string | null | undefined
/** A number typed by hand or already a number. */
export type Angka = number | string | null | undefined
/** A file that comes with this save; a browser's `File` fits. `size` in bytes. */
export interface Unggahan {
  readonly name: string
  readonly size?: number
}
export type Lampiran = Unggahan | null | undefined

/** What the rules must know from outside. */
export interface KonteksDasar {
  /** Today in Jakarta, `yyyy-MM-dd`. */
  hariIni: string
  /** Limits of upload sizes in MB; the defaults of decisions §6 where absent. */
  batasMb?: Partial<Record<ParameterBatas, number>>
}
/** `tersimpan` names the document fields that the stored record already has. */
export interface KonteksDokumen<F extends string = string> extends KonteksDasar {
  tersimpan?: Partial<Record<F, boolean>>
}

export const terisi = (nilai: unknown): boolean =>
  nilai !== null && nilai !== undefined && String(nilai).trim() !== ''

/** Collects errors; the first one of a field stays, later checks of that field are skipped. */
export class Pemeriksa {
  readonly galat: Galat[] = []

  sudah(field: string): boolean {
    return this.galat.some((g) => g.field === field)
  }

  /** Adds the error when the condition fails. */
  pastikan(syarat: boolean, field: string, rule: string, message: string): boolean {
    if (!syarat && !this.sudah(field)) this.galat.push({ field, rule, message })
    return syarat
  }

  wajib(field: string, nilai: unknown, message: string = teks.aturan.wajib): boolean {
    return this.pastikan(terisi(nilai), field, 'required', message)
  }

  /** Every field of the table at most so long; the address has the specification's own message. */
  panjang(isian: Readonly<Record<string, unknown>>, batas: Readonly<Record<string, number>>): void {
    for (const [field, maks] of Object.entries(batas)) {
      const nilai = isian[field]
      if (typeof nilai !== 'string') continue
      const pesan =
        field.startsWith('alamat') && maks === 200 ? teks.aturan.maksAlamat : teks.aturan.maks(maks)
      this.pastikan([...nilai].length <= maks, field, 'maxLength', pesan)
    }
  }

  pilihan(field: string, nilai: Teks, list: readonly Pilihan[]): void {
    if (terisi(nilai)) {
      this.pastikan(adaPilihan(list, nilai), field, 'enum', teks.aturan.pilihan)
    }
  }

  /** An existing day; with `hariIni` also not after it. */
  tanggal(field: string, nilai: Teks, hariIni?: string): void {
    if (!terisi(nilai)) return
    if (!this.pastikan(hariSah(nilai!), field, 'date', teks.aturan.tanggal)) return
    if (hariIni !== undefined) {
      this.pastikan(nilai! <= hariIni, field, 'notFuture', teks.aturan.tanggalDepan)
    }
  }

  email(field: string, nilai: Teks): void {
    if (terisi(nilai)) this.pastikan(emailSah(nilai!), field, 'email', teks.aturan.email)
  }

  npwp(field: string, nilai: Teks): void {
    if (terisi(nilai)) this.pastikan(npwpSah(nilai!), field, 'npwp', teks.aturan.npwp)
  }

  nik(field: string, nilai: Teks): void {
    if (terisi(nilai)) this.pastikan(/^\d{16}$/.test(nilai!.trim()), field, 'nik', teks.aturan.nik)
  }

  kodepos(field: string, nilai: Teks): void {
    if (terisi(nilai)) {
      this.pastikan(/^\d{5}$/.test(nilai!.trim()), field, 'digits', teks.aturan.kodepos)
    }
  }

  /** A document that comes now or is already stored; what comes now also has the right kind and size. */
  dokumen(
    field: string,
    lampiran: Lampiran,
    aturan: AturanDokumen,
    konteks: KonteksDokumen,
    pesanWajib?: string
  ): void {
    if (pesanWajib !== undefined) {
      const ada = lampiran !== null && lampiran !== undefined
      this.pastikan(ada || konteks.tersimpan?.[field] === true, field, 'fileRequired', pesanWajib)
    }
    if (!lampiran) return
    const jenis = jenisDariNama(lampiran.name)
    this.pastikan(
      jenis !== null && (aturan.jenis as readonly string[]).includes(jenis),
      field,
      'fileType',
      teks.aturan.jenisBerkas(aturan.jenis)
    )
    const batas = (konteks.batasMb?.[aturan.batas] ?? BATAS_BAWAAN[aturan.batas]) * 1024 * 1024
    this.pastikan(
      (lampiran.size ?? 0) <= batas,
      field,
      'fileSize',
      teks.aturan.ukuranBerkas(ukuranBerkas(batas))
    )
  }
}

/** Looks like an address: one @, a dotted host, no spaces, at most 254 characters. */
export const emailSah = (nilai: string): boolean =>
  nilai.length <= 254 &&
  /^[^\s@<>(),;:"\\]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/.test(
    nilai
  ) &&
  !/^\.|\.\.|\.@/.test(nilai)

/** The 15-digit mask (punctuation may be left out) or the 16-digit form (decisions §7). */
export const npwpSah = (nilai: string): boolean =>
  /^(?:\d{2}\.\d{3}\.\d{3}\.\d-\d{3}\.\d{3}|\d{15}|\d{16})$/.test(nilai.trim())

/** NPWP as it is stored: digits only. */
export const npwpPolos = (nilai: string): string => hanyaDigit(nilai)

/** Reads '12', '12,5' or 12.5; null when it is not a plain number. */
export function bacaAngka(nilai: Angka): number | null {
  if (typeof nilai === 'number') return Number.isFinite(nilai) ? nilai : null
  if (!terisi(nilai) || !/^-?\d+(?:[.,]\d+)?$/.test(nilai!.trim())) return null
  return Number(nilai!.trim().replace(',', '.'))
}

/** Whole days from one day to another (both `yyyy-MM-dd`). */
export const selisihHari = (dari: string, sampai: string): number =>
  Math.round((Date.parse(`${sampai}T00:00:00Z`) - Date.parse(`${dari}T00:00:00Z`)) / 86_400_000)
