import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** How far the room's clock is ahead: one row, in the room's database alone. */
export default class JamLatihan extends BaseModel {
  static override table = 'latihan_jam'

  @column({ isPrimary: true }) declare satu: boolean
  @column() declare geserMs: number

  /** Locked: two presses at once are not two stages of one reckoning. */
  static kini(trx: TransactionClientContract): Promise<JamLatihan> {
    return JamLatihan.query({ client: trx }).forUpdate().firstOrFail()
  }

  async majukan(stepMs: number): Promise<void> {
    this.geserMs += stepMs
    await this.save()
  }
}
