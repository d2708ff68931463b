import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { master as teks } from '@eproc/i18n/id/master'
import { JournaledModel } from '#core/database/journaled_model'

/** An account of the chart of accounts (S2 §3). */
export default class Coa extends JournaledModel {
  static override table = 'coa'
  static override noun = `Data ${teks.objek.coa}`
  static override unique = {
    coa_kode_key: ['kode', teks.aturan.kodeDipakai],
    coa_kode_unik: ['kode', teks.aturan.kodeDipakai],
  } as const

  @column({ isPrimary: true }) declare id: number
  @column() declare kode: string
  @column() declare nama: string
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime
}
