/**
 * Limits of the public account calls (issue 'Sessions', quality §3). The address is asked first: it is
 * not the caller's own input, so it also bounds how many account keys one address can make.
 */
import { limitRate, giveAttemptBack, forgetAttempts } from '#core/http/rate_limit'

const MENIT = 60
const JAM = 60 * MENIT

export const BATAS = {
  /** failures of one account */
  loginAkun: { kali: 5, detik: 15 * MENIT },
  /** failures from one address; an office shares one */
  loginAlamat: { kali: 60, detik: 15 * MENIT },
  registrasiAlamat: { kali: 20, detik: JAM },
  tautanAkun: { kali: 5, detik: JAM },
  tautanAlamat: { kali: 30, detik: JAM },
  /** wrong old passwords of one signed-in user */
  sandiLama: { kali: 5, detik: 15 * MENIT },
} as const

type NamaBatas = keyof typeof BATAS

/** Counts one attempt; 429 with Retry-After when used up. */
export const hitung = (nama: NamaBatas, key: string): Promise<void> =>
  limitRate(nama, [key], BATAS[nama])

/** Forgets all attempts of the key. */
export const lupakan = (nama: NamaBatas, key: string): Promise<void> =>
  forgetAttempts(nama, key, BATAS[nama])

/** Counts a login before the password is looked at, known account or not. */
export async function hitungLogin(ip: string, login: string): Promise<void> {
  await hitung('loginAlamat', ip)
  await hitung('loginAkun', login)
}

/** After a successful login: the account starts anew, the address gets its attempt back. */
export async function loginBerhasil(ip: string, login: string): Promise<void> {
  await lupakan('loginAkun', login)
  await giveAttemptBack('loginAlamat', ip, BATAS.loginAlamat)
}

/** Counts a request for a mailed link. */
export async function hitungTautan(ip: string, akun: string): Promise<void> {
  await hitung('tautanAlamat', ip)
  await hitung('tautanAkun', akun)
}
