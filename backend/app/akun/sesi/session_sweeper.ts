/** Daily removal of what has ended: sessions at once, links 30 days later (until then they answer EXP). */
import Tautan from '#app/akun/tautan/tautan'
import Sesi from '#core/auth/sesi'
import { sqlNow } from '#core/clock/clock'

/** Answers how many rows went. Safe to run twice. */
export async function bersihkanSesi(): Promise<{ sesi: number; tautan: number }> {
  const [sesi] = (await Sesi.query()
    .whereRaw(`kedaluwarsa_pada <= ${sqlNow()}`)
    .delete()) as unknown as number[]
  const [tautan] = (await Tautan.query()
    .whereRaw(`kedaluwarsa_pada <= ${sqlNow()} - interval '30 days'`)
    .delete()) as unknown as number[]
  return { sesi: sesi!, tautan: tautan! }
}
