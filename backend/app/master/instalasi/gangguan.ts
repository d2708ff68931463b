import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'

/** Something that was wrong with the installation, told once when it began and once when it was over. */
export default class Gangguan extends BaseModel {
  static override table = 'gangguan'

  @column({ isPrimary: true }) declare id: number
  @column() declare kunci: string
  @column() declare keterangan: string
  @column.dateTime() declare mulaiPada: DateTime
  @column.dateTime() declare selesaiPada: DateTime | null
}
