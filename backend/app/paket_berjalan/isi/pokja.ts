import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'

/** A member of a package's pokja. Its key is the pair: changed by queries over both, never by `save`. */
export default class Pokja extends BaseModel {
  static override table = 'pokja'

  @column() declare paketId: number
  @column({ isPrimary: true }) declare penggunaId: number
  /** declaration of freedom from conflict of interest, before the first act */
  @column.dateTime() declare bebasBenturanPada: DateTime | null
}
