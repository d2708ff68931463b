/** Daily removal of what has ended: sessions at once, links 30 days later (until then they answer EXP). */
import Tautan from '#app/akun/tautan/tautan'
import Sesi from '#core/auth/sesi'
import { sqlSekarang } from '#core/clock/clock'

/** Answers how many rows went. Safe to run twice. */
export async function bersihkanSesi(): Promise<{ sesi: number; tautan: number }> {
  const [sesi] = (await Sesi.query()
    .whereRaw(`kedaluwarsa_pada <= ${sqlSekarang()}`)
    .delete()) as unknown as number[]
  const [tautan] = (await Tautan.query()
    .whereRaw(`kedaluwarsa_pada <= ${sqlSekarang()} - interval '30 days'`)
    .delete()) as unknown as number[]
  return { sesi: sesi!, tautan: tautan! }
}
