/**
 * Limits of the public account calls (quality §3). Nobody can lock anybody out: only an account *at an address* is
 * refused. What is tried on an account from many addresses, or from one address on many accounts, slows the answers down,
 * and a browser that once signed in to the account is let in past both.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { inTurn } from '#core/http/in_turn'
import {
  attemptsOf,
  type Batas,
  countAttempt,
  forgetAttempts,
  limitRate,
  tooOften,
} from '#core/http/guard/rate_limit'

const MENIT = 60
const JAM = 60 * MENIT

export const BATAS = {
  /** failures on one account from one address */
  loginPasangan: { kali: 5, detik: 15 * MENIT },
  /** failures on one account in a browser that once signed in to it */
  loginPeramban: { kali: 20, detik: 15 * MENIT },
  /** failures on one account from anywhere: slower from here on */
  loginAkun: { kali: 10, detik: 15 * MENIT },
  /** failures from one address on any account: slower from here on; an office shares one */
  loginAlamat: { kali: 60, detik: 15 * MENIT },
  registrasiAlamat: { kali: 20, detik: JAM },
  /** mails about one account asked for from one address */
  tautanPasangan: { kali: 5, detik: JAM },
  /** mails asked for from one address: slower from here on */
  tautanAlamat: { kali: 30, detik: JAM },
  /** passwords set through mailed links from one address, the right ones too: each costs a hash */
  resetAlamat: { kali: 20, detik: JAM },
  /** wrong codes of the second step, behind the right password */
  kodeMasuk: { kali: 5, detik: 15 * MENIT },
  /** wrong old passwords of one signed-in user */
  sandiLama: { kali: 5, detik: 15 * MENIT },
} as const satisfies Readonly<Record<string, Batas>>

/** An address that goes on for so many times its limit guesses: nothing but known browsers is let in. */
const HENTI = 10
const JEDA_MS = 500
const JEDA_MAKS_MS = 4000

type NamaBatas = keyof typeof BATAS

/** Counts one attempt; 429 with Retry-After when used up. */
export const hitung = (nama: NamaBatas, key: string): Promise<void> =>
  limitRate(nama, [key], BATAS[nama])

/** Forgets all attempts of the key. */
export const lupakan = (nama: NamaBatas, key: string): Promise<void> =>
  forgetAttempts(nama, key, BATAS[nama])

const catat = (nama: NamaBatas, key: string) => countAttempt(nama, key, BATAS[nama])

const pasangan = (ip: string, akun: string) => `${ip}\n${akun.trim()}`

/** How much longer an answer takes: half a second more with every five attempts over the limit. */
async function jeda(nama: NamaBatas, key: string): Promise<number> {
  const { count, seconds } = await attemptsOf(nama, key, BATAS[nama])
  const lebih = count - BATAS[nama].kali
  if (lebih >= BATAS[nama].kali * (HENTI - 1) && nama.endsWith('Alamat')) throw tooOften(seconds)
  return lebih < 0 ? 0 : Math.min(JEDA_MAKS_MS, JEDA_MS * (1 + Math.floor(lebih / 5)))
}

interface PercobaanLogin {
  ip: string
  login: string
  /** the browser, when it once signed in to this account */
  peramban: string | null
}

/**
 * Looks whether a password is right, which `periksa` answers with null when it is not: only failures count. Attempts on
 * the same account from one place follow each other, so that many at once are no way around.
 */
export async function cobaLogin<T>(
  { ip, login, peramban }: PercobaanLogin,
  periksa: () => Promise<T | null>
): Promise<T | null> {
  const nama = peramban ? 'loginPeramban' : 'loginPasangan'
  const key = pasangan(peramban ?? ip, login)
  return inTurn(`${nama} ${key.toLowerCase()}`, async () => {
    const { count, seconds } = await attemptsOf(nama, key, BATAS[nama])
    if (count >= BATAS[nama].kali) throw tooOften(seconds)
    if (!peramban) {
      await wait(Math.max(await jeda('loginAlamat', ip), await jeda('loginAkun', login.trim())))
    }
    const hasil = await periksa()
    if (hasil !== null) {
      if (count > 0) await lupakan(nama, key)
      return hasil
    }
    await catat(nama, key)
    if (!peramban) {
      await catat('loginAkun', login.trim())
      await catat('loginAlamat', ip)
    }
    return null
  })
}

/** Who has set a new password through a mailed link starts anew. */
export async function maafkanLogin(ip: string, login: string): Promise<void> {
  await lupakan('loginPasangan', pasangan(ip, login))
  await lupakan('loginAkun', login)
}

/** Counts a request for a mailed link. */
export async function hitungTautan(ip: string, akun: string): Promise<void> {
  await hitung('tautanPasangan', pasangan(ip, akun))
  await wait(await jeda('tautanAlamat', ip))
  await catat('tautanAlamat', ip)
}
