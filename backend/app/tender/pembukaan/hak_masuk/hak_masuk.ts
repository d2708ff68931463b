import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { vendorPseudonym } from '#app/pemegang/himpunan/pseudonym_salt'

/** Which vendors had passed when a submission began that follows a result. It never changes. */
export default class HakMasuk extends BaseModel {
  static override table = 'hak_masuk'

  @column({ isPrimary: true }) declare id: number
  @column() declare paketId: number
  /** key of the submission stage */
  @column() declare tahap: string
  /** its begin by the schedule: one that was moved is another */
  @column.dateTime() declare mulai: DateTime
  @column() declare rekanan: number[]
  @column.dateTime() declare dicatatPada: DateTime

  static async of(
    trx: TransactionClientContract,
    paketId: number,
    { kunci: tahap, mulai }: { kunci: string; mulai: Date | null }
  ): Promise<HakMasuk | null> {
    if (!mulai) return null
    return this.query({ client: trx })
      .where({ paketId, tahap })
      .where('mulai', DateTime.fromJSDate(mulai).toSQL()!)
      .first()
  }
}

/** Under which the log and the holders' browsers know them. */
export async function pseudonymsOf(
  trx: TransactionClientContract,
  paketId: number,
  rekanan: readonly number[]
): Promise<Set<string>> {
  const names = new Set<string>()
  // One after another: a transaction has one connection.
  for (const id of rekanan) names.add(await vendorPseudonym(trx, paketId, id))
  return names
}
