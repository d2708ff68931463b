import type { HttpContext } from '@adonisjs/core/http'
import type { SumberJurnal } from '#inti/jurnal'
import type { BarisAkun } from '#app/akun/akun_query'

/** Source of a journal row when the account itself acts before it has a session. */
export const sumberAkun = (
  ctx: HttpContext,
  akun: Pick<BarisAkun, 'id' | 'nama' | 'peran'>
): SumberJurnal => ({
  pelaku: { id: akun.id, nama: akun.nama, peran: akun.peran },
  ip: ctx.request.ip(),
})

/**
 * Answers after `ms` at the earliest, so that what was found inside does not show in the time that
 * the answer took. The work's failure is thrown after the same wait.
 */
export async function samaLama<T>(ms: number, kerja: () => Promise<T>): Promise<T> {
  const [hasil] = await Promise.allSettled([
    kerja(),
    new Promise((lanjut) => setTimeout(lanjut, ms)),
  ])
  if (hasil.status === 'rejected') throw hasil.reason
  return hasil.value
}
