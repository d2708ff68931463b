/** Registration (S1 §2.4 and §5, decisions §3): an account that waits for its activation link. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Finding } from '@eproc/domain/common/checker'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { aturanRegistrasi, type RegistrasiInput } from '@eproc/domain/akun/aturan_akun'
import { yangDipakai } from '#app/akun/akun_query'
import Pengguna, { type DataPendaftar } from '#app/akun/pengguna'
import { panjangMinimal, tolakSandiUmum } from '#app/akun/password/password_rules'
import { kirimTautanAktivasi } from '#app/akun/tautan/kirim_tautan'
import { randomPassword } from '#core/auth/password'
import type { Device } from '#core/auth/sesi'
import { HttpError } from '#core/http/errors'
import { enforce } from '#core/http/input'

const LOGIN_DIPAKAI = { field: 'userId', rule: 'unique', message: akunLayar.message.userIdDipakai }
const EMAIL_DIPAKAI = { field: 'email', rule: 'unique', message: akunLayar.message.emailDipakai }
/** field of the account → how this form says that another account has it */
const DIPAKAI: Record<string, Finding> = { login: LOGIN_DIPAKAI, email: EMAIL_DIPAKAI }

/** Throws 400 with the fields' messages. */
export async function periksaRegistrasi(input: RegistrasiInput): Promise<void> {
  enforce(aturanRegistrasi(input, { ...(await panjangMinimal()), wajibSetuju: true }))
}

async function tolakYangDipakai(login: string, email: string): Promise<void> {
  const dipakai = await yangDipakai(login, email)
  enforce([...(dipakai.login ? [LOGIN_DIPAKAI] : []), ...(dipakai.email ? [EMAIL_DIPAKAI] : [])])
}

/**
 * What is stored of a form that passed {@link periksaRegistrasi}. It tells whether a User ID or an address is taken, so
 * the caller counts it first; hashing takes time on purpose, so it comes before the transaction.
 */
export async function siapkanAkun(input: RegistrasiInput): Promise<DataPendaftar> {
  await tolakSandiUmum(input.password!, 'password')
  const login = input.userId!.trim()
  const email = input.email!.trim()
  await tolakYangDipakai(login, email)
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

/** Makes the account and mails its activation link. */
export async function registerAkun(
  trx: TransactionClientContract,
  { ip }: Pick<Device, 'ip'>,
  data: DataPendaftar
): Promise<void> {
  try {
    await kirimTautanAktivasi(trx, await Pengguna.daftar(trx, ip, data))
  } catch (error) {
    // Two at once: the unique indexes let one through.
    const [salah] = (error instanceof HttpError && error.errors) || []
    const failure = salah?.rule === 'unique' ? DIPAKAI[salah.field] : undefined
    enforce(failure ? [failure] : [])
    throw error
  }
}
