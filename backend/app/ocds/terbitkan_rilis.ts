/**
 * What time alone makes public: an announcement whose stage has begun, the number of offers at their end, names after the
 * opening. Also packages that are older than the open data. Safe to run twice and in several processes.
 */
import logger from '@adonisjs/core/services/logger'
import { catatRilis } from '#app/ocds/catat_rilis'
import { paketTertunda } from '#app/ocds/tertunda_query'
import Paket from '#app/paket_berjalan/paket'
import { transaction } from '#core/database/transaction'

const PORSI = 500

/** `semua`: also packages without a release, and those whose stages moved longer ago. Answers how many releases there are now. */
export async function terbitkanRilis({ semua = false } = {}): Promise<number> {
  let jumlah = 0
  let gagal: unknown = null
  for (let sesudah = 0; ;) {
    const paket = await paketTertunda({ semua, sesudah, jumlah: PORSI })
    for (const id of paket) {
      try {
        jumlah += await terbitkan(id)
      } catch (error) {
        // The others do not wait for it.
        logger.error({ err: error, paketId: id }, 'rilis OCDS')
        gagal = error
      }
    }
    if (paket.length < PORSI) break
    sesudah = paket.at(-1)!
  }
  if (gagal) throw gagal
  return jumlah
}

const terbitkan = (id: number): Promise<number> =>
  transaction(async (trx) => {
    await Paket.query({ client: trx }).select('id').where({ id }).forUpdate().firstOrFail()
    return catatRilis(trx, id)
  })
