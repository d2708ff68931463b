import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { TipeParameter } from '@eproc/domain/master/aturan_parameter'
import type { Actor } from '#core/auth/actor'
import { JournaledModel } from '#core/database/journaled_model'

/** A setting of the installation (S2 'Parameter Aplikasi'); migrations make them, administrators change the value. */
export default class Parameter extends JournaledModel {
  static override table = 'parameter'

  @column({ isPrimary: true }) declare id: number
  @column() declare key: string
  @column() declare value: string
  @column() declare tipe: TipeParameter
  /** bounds of the number, or of the count of characters of a text */
  @column() declare min: number | null
  @column() declare max: number | null
  @column() declare keterangan: string
  /** may everybody know it? */
  @column() declare publik: boolean
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime

  ubahNilai(oleh: Actor, value: string): Promise<this> {
    this.value = value
    return this.by(oleh, 'parameter.ubah', { objectId: this.key }).save()
  }
}
