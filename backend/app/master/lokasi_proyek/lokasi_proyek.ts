import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { master as teks } from '@eproc/i18n/id/master'
import { JournaledModel } from '#core/database/journaled_model'

/** A place where the company builds or works (S2 §3). */
export default class LokasiProyek extends JournaledModel {
  static override table = 'lokasi_proyek'
  static override noun = `Data ${teks.objek.lokasiProyek}`
  static override unique = {
    lokasi_proyek_kode_key: ['kode', teks.aturan.kodeDipakai],
    lokasi_proyek_kode_unik: ['kode', teks.aturan.kodeDipakai],
  } as const

  @column({ isPrimary: true }) declare id: number
  @column() declare kode: string
  @column() declare nama: string
  @column() declare lokasi: string
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime
}
