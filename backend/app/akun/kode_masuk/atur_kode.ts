/** The owner's own deeds with the second step of the login. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { kodeMasuk as teks } from '@eproc/i18n/id/kode_masuk'
import KodeMasuk from '#app/akun/kode_masuk/kode_masuk'
import KodePemulihan from '#app/akun/kode_masuk/kode_pemulihan'
import { kodeSalah, terimaKode } from '#app/akun/kode_masuk/periksa_kode'
import { tellOwner } from '#app/akun/kode_masuk/tell_owner'
import { kodeWajib } from '#app/akun/kode_masuk/kode_wajib'
import type { Pelaku } from '#core/auth/actor'
import Sesi from '#core/auth/sesi'
import { conflict } from '#core/http/errors'

/** A new secret that opens nothing until a first code of it was right. */
export async function siapkanKode(
  trx: TransactionClientContract,
  actor: Pelaku
): Promise<KodeMasuk> {
  const lama = await KodeMasuk.milik(trx, actor.id)
  if (lama?.aktifPada) throw conflict(teks.errors.sudahAktif)
  return (lama ?? new KodeMasuk().useTransaction(trx)).siapkan(actor)
}

/** The first code; answers the recovery codes, and opens a session that waited for it. */
export async function aktifkanKode(
  trx: TransactionClientContract,
  actor: Pelaku,
  kode: string
): Promise<string[]> {
  const milik = await KodeMasuk.milik(trx, actor.id)
  if (!milik) throw conflict(teks.errors.belumDisiapkan)
  if (milik.aktifPada) throw conflict(teks.errors.sudahAktif)
  if (!milik.terima(kode)) throw kodeSalah()
  await milik.aktifkan(actor)
  await Sesi.bebaskan(trx, actor.sesiId)
  // What was open before never saw a second step.
  await Sesi.akhiriSemua(trx, actor.id, actor.sesiId)
  await tellOwner(trx, actor.id, teks.kabar.aktif)
  return KodePemulihan.ganti(trx, milik.id)
}

export async function matikanKode(
  trx: TransactionClientContract,
  actor: Pelaku,
  kode: string
): Promise<void> {
  const milik = await KodeMasuk.aktif(trx, actor.id)
  if (await kodeWajib(actor.peran)) throw conflict(teks.errors.wajibTetap)
  await terimaKode(trx, milik, kode)
  await milik.matikan(actor)
  await tellOwner(trx, actor.id, teks.kabar.mati)
}

export async function gantiPemulihan(
  trx: TransactionClientContract,
  actor: Pelaku,
  kode: string
): Promise<string[]> {
  const milik = await KodeMasuk.aktif(trx, actor.id)
  await terimaKode(trx, milik, kode)
  await milik.gantiPemulihan(actor)
  return KodePemulihan.ganti(trx, milik.id)
}
