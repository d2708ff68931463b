/**
 * Building blocks of the form rules. A rule function is `aturanX(input, context)`, pure, and answers the findings; the
 * form says them while one types, the server by `enforce`.
 */
import { dosir as teks } from '@eproc/i18n/id/dosir'
import { hanyaDigit, hariSah, jumlahKarakter, ukuranBerkas, ukuranLebih } from './format.ts'
import { adaPilihan, type Pilihan } from './choices.ts'
import {
  BATAS_BAWAAN,
  jenisDariNama,
  type AturanDokumen,
  type ParameterBatas,
} from './documents.ts'

/** One failed rule of one field, as it goes into `errors` of the answer (decisions §1). Rows: `listHps.0.volume`. */
export interface Finding {
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
export interface DasarContext {
  /** Today in Jakarta, `yyyy-MM-dd`. */
  hariIni: string
  /** Limits of upload sizes in MB; the defaults of decisions §6 where absent. */
  batasMb?: Partial<Record<ParameterBatas, number>>
}
/** `tersimpan` names the document fields that the stored record already has. */
export interface FileContext<F extends string = string> extends DasarContext {
  tersimpan?: Partial<Record<F, boolean>>
}

export const terisi = (nilai: unknown): boolean =>
  nilai !== null && nilai !== undefined && String(nilai).trim() !== ''

/**
 * Collects the findings of a form. The first one of a field stays, later checks of that field are skipped; `add` alone
 * does not look.
 */
export class Checker {
  readonly findings: Finding[]
  readonly #prefix: string

  constructor(findings: Finding[] = [], prefix = '') {
    this.findings = findings
    this.#prefix = prefix
  }

  /** The same check inside a part of the form: its fields are named `{part}.{field}`. */
  at(part: string): Checker {
    return new Checker(this.findings, `${this.#name(part)}.`)
  }

  #name(field: string): string {
    return `${this.#prefix}${field}`
  }

  has(field: string): boolean {
    return this.findings.some((f) => f.field === this.#name(field))
  }

  /** Adds a finding beside those that the field has: for rows that tell everything that is wrong with them. */
  add(field: string, rule: string, message: string): void {
    this.findings.push({ field: this.#name(field), rule, message })
  }

  /** Takes over what another rule function found. */
  include(findings: readonly Finding[]): void {
    for (const { field, rule, message } of findings) this.add(field, rule, message)
  }

  /** Adds the finding when the condition fails. */
  ensure(condition: boolean, field: string, rule: string, message: string): boolean {
    if (!condition && !this.has(field)) this.add(field, rule, message)
    return condition
  }

  require(field: string, value: unknown, message: string = teks.aturan.wajib): boolean {
    return this.ensure(terisi(value), field, 'required', message)
  }

  /** Every field of the table at most so long. */
  maxLength(
    input: object,
    limits: Readonly<Record<string, number>>,
    message: (limit: number, field: string) => string = tooLong
  ): void {
    for (const [field, limit] of Object.entries(limits)) {
      const value: unknown = input[field as keyof typeof input]
      if (typeof value !== 'string') continue
      this.ensure(jumlahKarakter(value) <= limit, field, 'maxLength', message(limit, field))
    }
  }

  oneOf(field: string, value: Teks, list: readonly Pilihan[]): void {
    if (terisi(value)) this.ensure(adaPilihan(list, value), field, 'enum', teks.aturan.pilihan)
  }

  /** An existing day; with `today` also not after it. */
  date(field: string, value: Teks, today?: string): void {
    if (!terisi(value)) return
    if (!this.ensure(hariSah(value!), field, 'date', teks.aturan.tanggal)) return
    if (today !== undefined) {
      this.ensure(value! <= today, field, 'notFuture', teks.aturan.tanggalDepan)
    }
  }

  email(field: string, value: Teks): void {
    if (terisi(value)) this.ensure(emailSah(value!), field, 'email', teks.aturan.email)
  }

  npwp(field: string, value: Teks): void {
    if (terisi(value)) this.ensure(npwpSah(value!), field, 'npwp', teks.aturan.npwp)
  }

  nik(field: string, value: Teks): void {
    if (terisi(value)) {
      const sah = /^\d{16}$/.test(value!.trim()) && bukanNol(value!)
      this.ensure(sah, field, 'nik', teks.aturan.nik)
    }
  }

  phone(field: string, value: Teks): void {
    if (terisi(value)) this.ensure(teleponSah(value!), field, 'phone', teks.aturan.telepon)
  }

  postcode(field: string, value: Teks): void {
    if (terisi(value)) {
      this.ensure(/^\d{5}$/.test(value!.trim()), field, 'digits', teks.aturan.kodepos)
    }
  }

  /** A document that comes now or is already stored; what comes now also has the right kind and size. */
  document(
    field: string,
    file: Lampiran,
    rules: AturanDokumen,
    context: FileContext,
    required?: string
  ): void {
    if (required !== undefined) {
      const present = file !== null && file !== undefined
      const stored = context.tersimpan?.[field] === true
      this.ensure(present || stored, field, 'fileRequired', required)
    }
    if (!file) return
    const kind = jenisDariNama(file.name)
    this.ensure(
      kind !== null && (rules.jenis as readonly string[]).includes(kind),
      field,
      'fileType',
      teks.aturan.jenisBerkas(rules.jenis)
    )
    this.ensure(file.size !== 0, field, 'fileEmpty', teks.aturan.berkasKosong)
    const size = file.size ?? 0
    const limit = (context.batasMb?.[rules.batas] ?? BATAS_BAWAAN[rules.batas]) * 1024 * 1024
    this.ensure(
      size <= limit,
      field,
      'fileSize',
      teks.aturan.ukuranBerkas(ukuranBerkas(limit), ukuranLebih(size, limit))
    )
  }
}

/** The address has the specification's own message. */
const tooLong = (limit: number, field: string): string =>
  field.startsWith('alamat') && limit === 200 ? teks.aturan.maksAlamat : teks.aturan.maks(limit)

/** Looks like an address: one @, a dotted host, no spaces, at most 254 characters. */
const emailSah = (nilai: string): boolean =>
  nilai.length <= 254 &&
  /^[^\s@<>(),;:"\\]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/.test(
    nilai
  ) &&
  !/^\.|\.\.|\.@/.test(nilai)

/** The 15-digit mask (punctuation may be left out) or the 16-digit form (decisions §7). */
const npwpSah = (nilai: string): boolean =>
  bukanNol(nilai) && /^(?:\d{2}\.\d{3}\.\d{3}\.\d-\d{3}\.\d{3}|\d{15}|\d{16})$/.test(nilai.trim())

/** A number of nothing but zeros is nobody's. */
const bukanNol = (nilai: string): boolean => /[1-9]/.test(nilai)

/** Digits, at least three, with the usual marks between them; an extension may follow. */
const teleponSah = (nilai: string): boolean =>
  hanyaDigit(nilai).length >= 3 &&
  /^[+(]?\d[\d ().,/-]*(?:(?:ext|pes)\.? ?\d+)?$/i.test(nilai.trim())

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
