import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { suratAkun } from '@eproc/i18n/id/akun_surat'
import type Pengguna from '#app/akun/pengguna'
import Tautan from '#app/akun/tautan/tautan'
import type { Actor } from '#core/auth/actor'
import Sesi from '#core/auth/sesi'
import { sendLater } from '#core/mail/outbox'

interface SandiBaru {
  /** locked */
  akun: Pengguna
  sandiHash: string
  /** by a mailed link or by who knows the old password */
  lewat: 'tautan' | 'sandiLama'
  /** the session that stays */
  kecuali?: number
}

/**
 * Stores a new password: ends the sessions (but `kecuali`) and the open links, and tells the owner by mail when it is
 * not the first.
 */
export async function replacePassword(
  trx: TransactionClientContract,
  oleh: Actor,
  { akun, sandiHash, lewat, kecuali }: SandiBaru
): Promise<void> {
  const pertama = !akun.sandiHash
  if (lewat === 'tautan') await akun.aturUlangSandi(oleh, sandiHash)
  else await akun.replacePassword(oleh, sandiHash)
  await Tautan.akhiri(trx, akun.id, 'sandi')
  await Tautan.akhiri(trx, akun.id, 'aktivasi')
  await Sesi.akhiriSemua(trx, akun.id, kecuali)
  if (pertama) return
  await sendLater(trx, {
    kepada: akun.email,
    nama: akun.nama,
    perihal: suratAkun.sandiDiubah.perihal,
    paragraf: suratAkun.sandiDiubah.paragraf(akun.login),
  })
}
