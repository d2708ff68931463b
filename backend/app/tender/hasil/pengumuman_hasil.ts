import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { clockNow } from '#core/clock/clock'

/** That the participants were told of the results of one stage: a row a package and stage. */
export default class PengumumanHasil extends BaseModel {
  static override table = 'pengumuman_hasil'
  static override primaryKey = 'paketId'
  static override selfAssignPrimaryKey = true

  @column() declare paketId: number
  @column() declare tahap: string
  @column.dateTime() declare pada: DateTime

  /** Keys of the stages that were told. */
  static async tahapPaket(trx: TransactionClientContract, paketId: number): Promise<Set<string>> {
    const ada = await this.query({ client: trx }).where('paket_id', paketId)
    return new Set(ada.map((p) => p.tahap))
  }

  static catat(
    trx: TransactionClientContract,
    paketId: number,
    tahap: string
  ): Promise<PengumumanHasil> {
    return this.create({ paketId, tahap, pada: clockNow() }, { client: trx })
  }

  /** What these stages announce has changed: it is told anew. */
  static async lupakan(
    trx: TransactionClientContract,
    paketId: number,
    tahap: readonly string[]
  ): Promise<void> {
    await this.query({ client: trx })
      .where({ paketId })
      .whereIn('tahap', [...tahap])
      .delete()
  }
}
