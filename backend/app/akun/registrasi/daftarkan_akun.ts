/** Registration (S1 §2.4 and §5, decisions §3): an account that waits for its activation link. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { apakahRekanan } from '@eproc/domain/common/roles'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { suratAkun } from '@eproc/i18n/id/akun_surat'
import { aturanRegistrasi, type RegistrasiInput } from '@eproc/domain/akun/aturan_akun'
import { akunMenurutEmail, akunMenurutLogin } from '#app/akun/akun_query'
import Pengguna, { type DataPendaftar } from '#app/akun/pengguna'
import { panjangMinimal, tolakSandiUmum } from '#app/akun/password/password_rules'
import { kirimTautanAktivasi, kirimTautanSandi } from '#app/akun/tautan/kirim_tautan'
import { terlaluBanyakTautan } from '#app/akun/tautan/tautan_query'
import { passwordMatches, randomPassword } from '#core/auth/password'
import { clockNow } from '#core/clock/clock'
import type { Device } from '#core/auth/sesi'
import { HttpError } from '#core/http/errors'
import { enforce } from '#core/http/input/input'
import { sendLater } from '#core/mail/outbox'

const LOGIN_DIPAKAI = { field: 'userId', rule: 'unique', message: akunLayar.message.userIdDipakai }

/** Throws 400 with the fields' messages. */
export async function periksaRegistrasi(input: RegistrasiInput): Promise<void> {
  enforce(aturanRegistrasi(input, { ...(await panjangMinimal()), wajibSetuju: true }))
}

/** So long a form counts as sent again, and not as another's. */
const ULANG = { hours: 1 }

/** The same form once more, by who knows its password: the answer to the first one was lost. */
async function isRepeated(akun: Pengguna, { email, password }: RegistrasiInput): Promise<boolean> {
  const fresh = akun.dibuatPada > clockNow().minus(ULANG)
  const waits = akun.status === 'A' && !akun.diaktifkanPada
  const own = akun.email.toLowerCase() === email!.trim().toLowerCase()
  return fresh && waits && own && (await passwordMatches(akun, password!))
}

/**
 * What is stored of a form that passed {@link periksaRegistrasi}. It tells whether a User ID is taken, so the caller counts
 * it first; hashing takes time on purpose, so it comes before the transaction. Null: it is stored already.
 */
export async function siapkanAkun(input: RegistrasiInput): Promise<DataPendaftar | null> {
  await tolakSandiUmum(input.password!, 'password')
  const login = input.userId!.trim()
  const email = input.email!.trim()
  const taken = await akunMenurutLogin(login)
  if (taken && (await isRepeated(taken, input))) return null
  if (taken) enforce([LOGIN_DIPAKAI])
  return {
    login,
    email,
    nama: input.nama!.trim(),
    jabatan: input.jabatan || null,
    telepon: input.noHp || null,
    peran: input.jenis === 'O' ? 'person' : 'vendor',
    sandiHash: await randomPassword(input.password!),
  }
}

/**
 * Makes the account and mails its activation link. An e-mail that another account has is answered alike, so that nobody
 * learns who is registered: its owner is told instead.
 */
export async function registerAkun(
  trx: TransactionClientContract,
  { ip }: Pick<Device, 'ip'>,
  data: DataPendaftar
): Promise<void> {
  const pemilik = await akunMenurutEmail(trx, data.email)
  // After the e-mail: of two at once the later one must read its User ID as taken, not its own e-mail as somebody's.
  if (await akunMenurutLogin(data.login, trx)) enforce([LOGIN_DIPAKAI])
  if (pemilik) return tellMailOwner(trx, pemilik)
  try {
    await kirimTautanAktivasi(trx, await Pengguna.daftar(trx, ip, data))
  } catch (error) {
    // Two at once: the unique indexes let one through.
    const [salah] = (error instanceof HttpError && error.errors) || []
    if (salah?.rule === 'unique' && salah.field === 'login') enforce([LOGIN_DIPAKAI])
    throw error
  }
}

/**
 * Whose e-mail somebody registers with once more. What was never activated may be another's form with this e-mail: the
 * mailbox's owner gets it by a password of their own.
 */
async function tellMailOwner(trx: TransactionClientContract, akun: Pengguna): Promise<void> {
  if (await terlaluBanyakTautan(trx, akun.id)) return
  if (akun.status === 'A' && !akun.diaktifkanPada && apakahRekanan(akun.peran)) {
    return kirimTautanSandi(trx, akun)
  }
  const { perihal, paragraf, tombol } = suratAkun.sudahTerdaftar
  await sendLater(trx, {
    kepada: akun.email,
    nama: akun.nama,
    perihal,
    paragraf: paragraf(akun.login),
    tombol: { teks: tombol, url: '/login' },
  })
}
