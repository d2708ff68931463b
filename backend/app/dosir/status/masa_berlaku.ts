/** Licences expire by the clock alone: a daily job, and every read of a vendor, notice it. */
import { hitungUlangStatus } from '#app/dosir/status/hitung_status'
import { yangTertinggal } from '#app/dosir/status/tertinggal_query'
import { transaction } from '#core/database/transaction'
import { oneByOne } from '#core/jobs/one_by_one'

const hitung = (daftar: readonly number[]): Promise<number> =>
  oneByOne(daftar, async (id) => {
    await transaction((trx) => hitungUlangStatus(trx, id))
  })

/** Before one vendor is shown. Answers whether anything changed. */
export async function segarkanMasaBerlaku(rekananId: number): Promise<boolean> {
  const daftar = await yangTertinggal(rekananId)
  await hitung(daftar)
  return daftar.length > 0
}

/** Before vendors are listed or chosen, and once a day. Answers how many were recomputed. */
export async function segarkanSemuaMasaBerlaku(): Promise<number> {
  const daftar = await yangTertinggal(null)
  await hitung(daftar)
  return daftar.length
}
