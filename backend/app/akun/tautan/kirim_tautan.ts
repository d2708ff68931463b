/** Mails that carry a link into an account; link, mail and their cause share one transaction. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { StatusPengguna } from '@eproc/domain/common/choices'
import { HARI_TUNGGU_AKTIVASI } from '@eproc/domain/akun/aturan_akun'
import { apakahRekanan, type Peran } from '@eproc/domain/common/roles'
import { akses } from '@eproc/i18n/id/akses'
import { suratAkun } from '@eproc/i18n/id/akun_surat'
import { akunTerkunci } from '#app/akun/akun_query'
import Tautan, { type TujuanTautan } from '#app/akun/tautan/tautan'
import { sendLater } from '#core/mail/outbox'

export interface PenerimaTautan {
  id: number
  login: string
  nama: string
  email: string
  peran: Peran
  /** null: the account was never activated (any truthy value counts as activated) */
  diaktifkanPada: unknown
}

/** A new link. Two requests at once follow each other, so that only the newest stays open. */
async function tautanBaru(
  trx: TransactionClientContract,
  penggunaId: number,
  tujuan: TujuanTautan
): Promise<string> {
  await akunTerkunci(trx, penggunaId)
  return Tautan.buat(trx, penggunaId, tujuan)
}

/** Activation link of a registered vendor (24 h, one use). */
export async function kirimTautanAktivasi(
  trx: TransactionClientContract,
  pengguna: PenerimaTautan
): Promise<void> {
  const kode = await tautanBaru(trx, pengguna.id, 'aktivasi')
  await sendLater(trx, {
    segera: true,
    rahasia: true,
    kepada: pengguna.email,
    nama: pengguna.nama,
    perihal: suratAkun.aktivasi.perihal,
    paragraf: suratAkun.aktivasi.paragraf(pengguna.login, HARI_TUNGGU_AKTIVASI),
    tombol: { teks: suratAkun.aktivasi.tombol, url: `/registrasi/user/${kode}` },
  })
}

/**
 * A link that went to the old address must not open the account any more. Who could not set a password yet gets one at
 * the new address: the old one may have been a slip of the pen.
 */
export async function gantiAlamatTautan(
  trx: TransactionClientContract,
  pengguna: PenerimaTautan & { status: StatusPengguna }
): Promise<void> {
  await Tautan.akhiri(trx, pengguna.id, 'sandi')
  await Tautan.akhiri(trx, pengguna.id, 'aktivasi')
  if (!pengguna.diaktifkanPada && pengguna.status === 'A') await kirimTautanSandi(trx, pengguna)
}

/**
 * Password link (24 h, one use). Setting the password activates an account that never was: a new internal user's, or a
 * vendor's, whose form may have been sent by somebody else with this e-mail. An activation link would let in who knows
 * the form's password, so it ends. `diminta` names the administrator who asked for it in the user's place.
 */
export async function kirimTautanSandi(
  trx: TransactionClientContract,
  pengguna: PenerimaTautan,
  diminta?: string
): Promise<void> {
  const kode = await tautanBaru(trx, pengguna.id, 'sandi')
  await Tautan.akhiri(trx, pengguna.id, 'aktivasi')
  const isi = isiSandi(pengguna)
  const sendiri = pengguna.diaktifkanPada ? [suratAkun.reset.bukanAnda] : []
  await sendLater(trx, {
    segera: true,
    rahasia: true,
    kepada: pengguna.email,
    nama: pengguna.nama,
    perihal: isi.perihal,
    paragraf: [
      ...isi.paragraf(pengguna.login),
      ...(diminta ? [akses.surat.diminta(diminta)] : sendiri),
    ],
    tombol: { teks: isi.tombol, url: `/userman/forget/${kode}` },
  })
}

function isiSandi({ diaktifkanPada, peran }: PenerimaTautan) {
  if (diaktifkanPada) return suratAkun.reset
  return apakahRekanan(peran) ? suratAkun.sandiPendaftar : suratAkun.sandiPertama
}
