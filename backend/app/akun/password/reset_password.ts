/** Password by mailed link (S1 §2.3, §2.6; decisions §2 'Accounts'). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HARI_TUNGGU_AKTIVASI } from '@eproc/domain/akun/aturan_akun'
import { bolehKirimSandi } from '@eproc/domain/akun/kewenangan_pengguna'
import { akses } from '@eproc/i18n/id/akses'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { akunMenurutLoginAtauEmail, akunTerkunci } from '#app/akun/akun_query'
import Pengguna from '#app/akun/pengguna'
import { replacePassword } from '#app/akun/password/replace_password'
import { kirimTautanSandi } from '#app/akun/tautan/kirim_tautan'
import Tautan, { type TautanGagal } from '#app/akun/tautan/tautan'
import { lihatTautan, terlaluBanyakTautan } from '#app/akun/tautan/tautan_query'
import { users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { conflict, HttpError, notFound } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'
import type { Actor } from '#core/auth/actor'
import type { Device } from '#core/auth/sesi'

function gagalReset(gagal: TautanGagal): HttpError {
  const pesan = akunLayar.message
  const isi: Record<TautanGagal, string> = {
    EXP: pesan.resetKedaluwarsa,
    LAPSED: pesan.pendaftaranLewat(HARI_TUNGGU_AKTIVASI),
    INV: pesan.resetTidakDikenal,
  }
  return new HttpError(400, isi[gagal])
}

export interface PermintaanReset {
  /** User ID or e-mail */
  userId: string
  id?: number | null | undefined
  email?: string | null | undefined
}

/** The account that all given particulars belong to. */
function cocok(akun: Pengguna, { id, email }: PermintaanReset): boolean {
  return (
    (id === null || id === undefined || id === akun.id) &&
    (!email || email.toLowerCase() === akun.email.toLowerCase())
  )
}

/**
 * Asks for a password link. Without `admin` nothing is said about whether there is such an account. An
 * administrator learns why not.
 */
export async function mintaReset(
  trx: TransactionClientContract,
  { admin, ip }: Pick<Device, 'ip'> & { admin: Actor | null },
  permintaan: PermintaanReset
): Promise<void> {
  const ditemukan = await akunMenurutLoginAtauEmail(trx, permintaan.userId)
  const akun =
    ditemukan && cocok(ditemukan, permintaan) ? await akunTerkunci(trx, ditemukan.id) : null
  if (admin && !akun) throw notFound()
  if (admin && akun && !bolehKirimSandi(akun)) throw conflict(akunLayar.message.penggunaTidakAktif)
  if (!akun || !bolehKirimSandi(akun)) return
  if (!admin && (await terlaluBanyakTautan(trx, akun.id))) return
  await kirimTautanSandi(trx, akun, admin && admin.id !== akun.id ? admin.nama : undefined)
  if (admin) {
    await tell(
      trx,
      { who: [users(akun.id)], except: [admin.id] },
      {
        from: akses.kabar.pengirim,
        text: akses.kabar.tautan(admin.nama),
        link: '/user/profil',
      }
    )
  }
  await writeJournal(trx, admin ?? akun.sebagaiPelaku(ip), {
    aksi: 'akun.minta_reset',
    objek: 'pengguna',
    objekId: akun.id,
  })
}

/** The account that a link would set the password of; the link stays unused. */
export async function akunTautan(kodeUrl: string): Promise<Pengguna> {
  const tautan = await lihatTautan('sandi', kodeUrl)
  if ('gagal' in tautan) throw gagalReset(tautan.gagal)
  const akun = await Pengguna.find(tautan.penggunaId)
  if (akun?.status !== 'A') throw gagalReset('INV')
  return akun
}

export interface ResetInput {
  userId: string
  email: string
  kodeUrl: string
  /** of a password that has passed its rules */
  sandiHash: string
}

/**
 * Sets the password of the link's account, activates it and ends all its sessions; answers its User ID.
 */
export async function resetPassword(
  trx: TransactionClientContract,
  { ip }: Pick<Device, 'ip'>,
  { userId, email, kodeUrl, sandiHash }: ResetInput
): Promise<string> {
  const tautan = await Tautan.pakai(trx, 'sandi', kodeUrl)
  if ('gagal' in tautan) throw gagalReset(tautan.gagal)
  const akun = await akunTerkunci(trx, tautan.penggunaId)
  const milik =
    akun?.status === 'A' &&
    akun.login.toLowerCase() === userId.toLowerCase() &&
    akun.email.toLowerCase() === email.toLowerCase()
  // Thrown inside the transaction: a link shown with the wrong account stays unused.
  if (!milik) throw gagalReset('INV')
  await replacePassword(trx, akun.sebagaiPelaku(ip), { akun, sandiHash, lewat: 'tautan' })
  return akun.login
}
