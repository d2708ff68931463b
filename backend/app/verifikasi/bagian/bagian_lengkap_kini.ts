import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bagianLengkap, type BagianDosir } from '@eproc/domain/dosir/bagian'
import { currentBagian } from '#app/dosir/bagian/bagian_content_query'

/** Does the section hold what it needs to be verified, as it is stored now? */
export const bagianLengkapKini = async (
  trx: TransactionClientContract,
  rekanan: { id: number; bebasPengalaman: boolean },
  bagian: BagianDosir
): Promise<boolean> => bagianLengkap(bagian, await currentBagian(trx, rekanan, bagian))
