/** Password by mailed link (S1 §2.3, §2.6; decisions §2 'Accounts'). */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { apakahRekanan } from '@eproc/domain/peran'
import { akunLayar } from '@eproc/i18n/id/akun_layar'
import { akunMenurutLoginAtauEmail, akunTerkunci, type BarisAkun } from '#app/akun/akun_query'
import { lupakan } from '#app/akun/batas_akun'
import { gantiSandi } from '#app/akun/ganti_sandi'
import { kirimTautanAktivasi, kirimTautanSandi } from '#app/akun/kirim_tautan'
import { sumberAkun } from '#app/akun/sumber_akun'
import { pakaiTautan, terlaluBanyakTautan, type TautanGagal } from '#app/akun/tautan'
import { bentrok, Galat, tidakDitemukan } from '#inti/galat'
import { catat, type SumberJurnal } from '#inti/jurnal'
import { acakSandi } from '#inti/kata_sandi'

export const gagalReset = (jenis: TautanGagal): Galat =>
  new Galat(
    400,
    jenis === 'EXP' ? akunLayar.pesan.resetKedaluwarsa : akunLayar.pesan.resetTidakDikenal
  )

export interface PermintaanReset {
  /** User ID or e-mail */
  userId: string
  id?: number | null | undefined
  email?: string | null | undefined
}

/** The account that all given particulars belong to. */
function cocok(akun: BarisAkun, { id, email }: PermintaanReset): boolean {
  return (
    (id === null || id === undefined || id === akun.id) &&
    (!email || email.toLowerCase() === akun.email.toLowerCase())
  )
}

/**
 * Asks for a password link. Without `admin` nothing is said about whether there is such an account; a
 * vendor that was never activated gets its activation link instead. An administrator learns why not.
 */
export async function mintaReset(
  ctx: HttpContext,
  permintaan: PermintaanReset,
  admin: SumberJurnal | null
): Promise<void> {
  await db.transaction(async (trx) => {
    const ditemukan = await akunMenurutLoginAtauEmail(trx, permintaan.userId)
    const akun =
      ditemukan && cocok(ditemukan, permintaan) ? await akunTerkunci(trx, ditemukan.id) : null
    if (admin && !akun) throw tidakDitemukan()
    if (admin && akun?.status !== 'A') throw bentrok(akunLayar.pesan.penggunaTidakAktif)
    if (!akun || akun.status !== 'A') return
    if (!admin && (await terlaluBanyakTautan(trx, akun.id))) return
    const penerima = { ...akun, diaktifkanPada: akun.diaktifkan_pada }
    if (!akun.diaktifkan_pada && apakahRekanan(akun.peran)) await kirimTautanAktivasi(trx, penerima)
    else await kirimTautanSandi(trx, penerima)
    await catat(trx, admin ?? sumberAkun(ctx, akun), {
      aksi: 'akun.minta_reset',
      objek: 'pengguna',
      objekId: akun.id,
    })
  })
}

/**
 * Sets the password of the link's account, activates it and ends all its sessions. `newPass` has
 * passed its rules.
 */
export async function resetSandi(
  ctx: HttpContext,
  isian: { userId: string; email: string; kodeUrl: string; newPass: string }
): Promise<void> {
  const sandiHash = await acakSandi(isian.newPass)
  const login = await db.transaction(async (trx) => {
    const tautan = await pakaiTautan(trx, 'sandi', isian.kodeUrl)
    if ('gagal' in tautan) throw gagalReset(tautan.gagal)
    const akun = await akunTerkunci(trx, tautan.penggunaId)
    const milik =
      akun?.status === 'A' &&
      akun.login.toLowerCase() === isian.userId.toLowerCase() &&
      akun.email.toLowerCase() === isian.email.toLowerCase()
    // Thrown inside the transaction: a link shown with the wrong account stays unused.
    if (!milik) throw gagalReset('INV')
    await gantiSandi(trx, akun, sandiHash)
    await catat(trx, sumberAkun(ctx, akun), {
      aksi: 'akun.reset_sandi',
      objek: 'pengguna',
      objekId: akun.id,
      rincian: { mengaktifkan: !akun.diaktifkan_pada },
    })
    return akun.login
  })
  await lupakan('loginAkun', login)
}
