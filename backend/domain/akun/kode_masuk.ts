/** The second factor of the login: a code of six digits that an app makes (TOTP, RFC 6238), or a recovery code. */
import { PERAN_INTERNAL, type Peran } from '../common/roles.ts'

export const DIGIT_KODE_MASUK = 6
export const JUMLAH_KODE_PEMULIHAN = 10

/** Roles that the parameter KODE_MASUK_WAJIB names, separated by commas. */
export const peranWajibKode = (nilai: string): string[] =>
  nilai
    .split(',')
    .map((peran) => peran.trim())
    .filter((peran) => peran !== '')

export const semuaPeranInternal = (peran: readonly string[]): boolean =>
  peran.every((p) => (PERAN_INTERNAL as readonly string[]).includes(p))

export const wajibKode = (nilai: string, peran: Peran): boolean =>
  peranWajibKode(nilai).includes(peran)

const PERAMBAN = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const SISTEM = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** What a browser says of itself, as people call it: browser and system, each null when it is not known. */
export function perangkat(agen: string): { peramban: string | null; sistem: string | null } {
  const satu = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([pola]) => pola.test(agen))?.[1] ?? null
  return { peramban: satu(PERAMBAN), sistem: satu(SISTEM) }
}
