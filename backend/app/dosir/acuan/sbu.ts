import { column } from '@adonisjs/lucid/orm'
import { master as teks } from '@eproc/i18n/id/master'
import type { DateTime } from 'luxon'
import { JournaledModel } from '#core/database/journaled_model'

/** A subclassification of construction work (Sertifikat Badan Usaha) of one edition. */
export default class Sbu extends JournaledModel {
  static override table = 'sbu'
  static override noun = teks.objek.sbu
  static override unique = { sbu_edisi_kode_key: ['kode', teks.aturan.kodeEdisiDipakai] } as const

  @column({ isPrimary: true }) declare id: number
  @column() declare edisi: number
  @column() declare kode: string
  @column() declare jenis: string
  @column() declare sifat: string
  @column() declare kodeKlasifikasi: string
  @column() declare klasifikasi: string
  @column() declare subklasifikasi: string
  @column() declare kodeKbli: string | null
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime
}
