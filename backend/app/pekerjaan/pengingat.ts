import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { clockNow } from '#core/clock/clock'

/** Which moment of a stage people are reminded of: its begin, its coming end, its last two hours. */
export type Perihal = 'mulai' | 'akhir' | 'segera'

/** That the people of a package were reminded of a moment; technical, so the journal tells nothing of it. */
export default class Pengingat extends BaseModel {
  static override table = 'pengingat'
  static override primaryKey = 'paketId'
  static override selfAssignPrimaryKey = true

  @column() declare paketId: number
  @column() declare perihal: Perihal
  @column() declare saat: Date
  @column.dateTime() declare pada: DateTime

  /** The key refuses a second process that looks at the same time. */
  static catat(
    trx: TransactionClientContract,
    { paketId, perihal, saat }: { paketId: number; perihal: Perihal; saat: Date }
  ): Promise<Pengingat> {
    return this.create({ paketId, perihal, saat, pada: clockNow() }, { client: trx })
  }
}
