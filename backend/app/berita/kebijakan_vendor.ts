import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Actor } from '#core/auth/actor'
import { JournaledModel } from '#core/database/journaled_model'

/** The policy towards vendors, with up to three forms; its one row has id 1. */
export default class KebijakanVendor extends JournaledModel {
  static override table = 'kebijakan_vendor'

  @column({ isPrimary: true }) declare id: number
  @column() declare isi: string
  /** stored paths of the forms */
  @column({ columnName: 'file1' }) declare file1: string | null
  @column({ columnName: 'file2' }) declare file2: string | null
  @column({ columnName: 'file3' }) declare file3: string | null
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime

  ubah(oleh: Actor): Promise<this> {
    return this.by(oleh, 'kebijakan_vendor.ubah').save()
  }
}
