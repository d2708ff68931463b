import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'

/** Kind of its leaf in the public log. */
export const LOG_PENUTUPAN = 'penutupan'

/** What had come in when a submission stage ended (ADR 0024): made once, by the end of the stage. */
export default class Penutupan extends BaseModel {
  static override table = 'penutupan'

  @column({ isPrimary: true }) declare id: number
  @column() declare paketId: number
  /** key of the submission stage */
  @column() declare tahap: string
  /** the end that the schedule had */
  @column.dateTime() declare selesai: DateTime
  @column.dateTime() declare dicatatPada: DateTime
  /** vendors with at least one file */
  @column() declare penawar: number
  /** codes of the receipts that count, in the order of the root's leaves */
  @column() declare tandaTerima: string[]
  /** root of RFC 6962 over the receipts as the log has them */
  @column() declare akar: Buffer

  /** Of the stage's present end; null before it was recorded. */
  static async milik(
    trx: TransactionClientContract,
    { paketId, tahap, selesai }: Pick<Penutupan, 'paketId' | 'tahap' | 'selesai'>
  ): Promise<Penutupan | null> {
    return this.query({ client: trx })
      .where({ paketId, tahap })
      .where('selesai', selesai.toSQL()!)
      .first()
  }
}
