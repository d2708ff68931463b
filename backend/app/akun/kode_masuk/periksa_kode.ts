/** The second step of the login: a code of the app, or a recovery code in its place. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { kodeMasuk as teks } from '@eproc/i18n/id/kode_masuk'
import type Pengguna from '#app/akun/pengguna'
import KodeMasuk from '#app/akun/kode_masuk/kode_masuk'
import KodePemulihan from '#app/akun/kode_masuk/kode_pemulihan'
import { tellOwner } from '#app/akun/kode_masuk/tell_owner'
import { kodeWajib } from '#app/akun/kode_masuk/kode_wajib'
import { invalidField } from '#core/http/errors'

export const kodeSalah = () => invalidField('kode', 'kodeSalah', teks.errors.salah)

/** What the journal tells of the second step. */
export type LangkahKedua = 'aplikasi' | 'pemulihan' | null

/**
 * Throws 400 `kodeDiminta` or `kodeSalah` at the field `kode` of an account that has a second step. An account without
 * one passes; `terbatas` says that its role needs one.
 */
export async function periksaKode(
  trx: TransactionClientContract,
  akun: Pengguna,
  kode: string | null | undefined
): Promise<{ langkah: LangkahKedua; terbatas: boolean }> {
  const milik = await KodeMasuk.milik(trx, akun.id)
  if (!milik?.aktifPada) {
    return { langkah: null, terbatas: await kodeWajib(akun.peran) }
  }
  if (!kode) throw invalidField('kode', 'kodeDiminta', teks.errors.diminta)
  return { langkah: await terimaKode(trx, milik, kode), terbatas: false }
}

/** Takes a code of the app or a recovery code; 400 when it is neither. */
export async function terimaKode(
  trx: TransactionClientContract,
  milik: KodeMasuk,
  kode: string
): Promise<LangkahKedua> {
  if (milik.terima(kode)) {
    await milik.dipakai()
    return 'aplikasi'
  }
  const sisa = await KodePemulihan.pakai(trx, milik.id, kode)
  if (sisa === null) throw kodeSalah()
  await tellOwner(trx, milik.penggunaId, teks.kabar.pemulihan(sisa))
  return 'pemulihan'
}
