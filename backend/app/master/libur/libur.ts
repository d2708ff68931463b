import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { master as teks } from '@eproc/i18n/id/master'
import { JournaledModel } from '#core/database/journaled_model'

/** A day on which nobody works: schedules count the others. */
export default class Libur extends JournaledModel {
  static override table = 'libur'
  static override noun = `Data ${teks.objek.libur}`
  static override unique = {
    libur_tanggal_key: ['tanggal', teks.aturan.tanggalDipakai],
  } as const

  @column({ isPrimary: true }) declare id: number
  @column() declare tanggal: string
  @column() declare nama: string
  @column() declare jenis: string
  @column() declare dasar: string
  @column() declare status: string
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime
}
