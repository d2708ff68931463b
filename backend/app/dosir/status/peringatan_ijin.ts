import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'

/** A warning that was given before a licence ends; the mail and the bell tell it. */
export default class PeringatanIjin extends BaseModel {
  static override table = 'peringatan_ijin'
  /** the key is licence, last day and threshold together */
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare ijinId: number
  @column() declare berlaku: string
  /** days before the end */
  @column() declare ambang: number
  @column.dateTime() declare pada: DateTime
}
