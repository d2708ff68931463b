/** Rule of an installed parameter's new value (S2 'Parameter Aplikasi'). */
import { akun } from '@eproc/i18n/id/akun'
import { kodeMasuk } from '@eproc/i18n/id/kode_masuk'
import { master as teksMaster } from '@eproc/i18n/id/master'
import { peranWajibKode, semuaPeranInternal } from '../akun/kode_masuk.ts'
import { Checker, type Finding, type Teks } from '../common/checker.ts'

export type TipeParameter = 'angka' | 'teks' | 'teks_panjang'
export interface ParameterInput {
  value?: Teks
}
/** The parameter's own row: `min` and `max` bound the number, or the count of characters of a text. */
export interface ParameterContext {
  key: string
  tipe: TipeParameter
  min: number | null
  max: number | null
}
export const MAKS_NILAI_PARAMETER = 10_000
const MAKS_ANGKA_PARAMETER = 999_999_999_999_999

/** A picture of this site or of another; nothing that a browser would run, no host in disguise. */
const ALAMAT_GAMBAR = /^(https:\/\/[^\s/\\]+|\/(?![/\\]))[^\s\\]*$/

export function aturanParameter(input: ParameterInput, context: ParameterContext): Finding[] {
  const check = new Checker()
  const nilai = (input.value ?? '').trim()
  const minimal = context.min ?? 0
  if (context.tipe === 'angka') {
    const maksimal = context.max ?? MAKS_ANGKA_PARAMETER
    check.require('value', nilai)
    check.ensure(/^\d{1,15}$/.test(nilai), 'value', 'integer', akun.aturan.nilaiBulat)
    check.ensure(Number(nilai) >= minimal, 'value', 'min', akun.aturan.nilaiMinimal(minimal))
    check.ensure(Number(nilai) <= maksimal, 'value', 'max', akun.aturan.nilaiMaksimal(maksimal))
    return check.findings
  }
  const panjang = [...nilai].length
  const maksimal = context.max ?? MAKS_NILAI_PARAMETER
  if (minimal > 0) check.require('value', nilai)
  check.ensure(panjang >= minimal, 'value', 'minLength', teksMaster.aturan.minimalKarakter(minimal))
  check.ensure(panjang <= maksimal, 'value', 'maxLength', akun.aturan.maks(maksimal))
  if (context.tipe !== 'teks_panjang') {
    check.ensure(!/[\n\t]/.test(nilai), 'value', 'satuBaris', teksMaster.aturan.satuBaris)
  }
  if (context.key.endsWith('_EMAIL')) check.email('value', nilai)
  if (context.key === 'KODE_MASUK_WAJIB') {
    const peran = peranWajibKode(nilai)
    check.ensure(semuaPeranInternal(peran), 'value', 'peran', kodeMasuk.errors.peran)
  }
  if (context.key === 'LOGO' && nilai !== '') {
    check.ensure(ALAMAT_GAMBAR.test(nilai), 'value', 'url', teksMaster.aturan.alamatGambar)
  }
  return check.findings
}
