/**
 * What time alone makes public: an announcement whose stage has begun, the number of offers at their end, names after the
 * opening. Also packages that are older than the open data. Safe to run twice and in several processes.
 */
import { catatRilis } from '#app/ocds/catat_rilis'
import { paketTertunda } from '#app/ocds/tertunda_query'
import Paket from '#app/paket_berjalan/paket'
import { transaction } from '#core/database/transaction'
import { oneByOne } from '#core/jobs/one_by_one'

const PORSI = 500

/** `semua`: also packages without a release, and those whose stages moved longer ago. Answers how many releases there are now. */
export const terbitkanRilis = ({ semua = false } = {}): Promise<number> =>
  oneByOne(tertunda(semua), terbitkan)

async function* tertunda(semua: boolean): AsyncGenerator<number> {
  for (let sesudah = 0; ;) {
    const paket = await paketTertunda({ semua, sesudah, jumlah: PORSI })
    yield* paket
    if (paket.length < PORSI) return
    sesudah = paket.at(-1)!
  }
}

const terbitkan = (id: number): Promise<number> =>
  transaction(async (trx) => {
    await Paket.query({ client: trx }).select('id').where({ id }).forUpdate().firstOrFail()
    return catatRilis(trx, id)
  })
