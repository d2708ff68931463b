import { column } from '@adonisjs/lucid/orm'
import { master as teks } from '@eproc/i18n/id/master'
import type { DateTime } from 'luxon'
import { JournaledModel } from '#core/database/journaled_model'

/** A line of business (Klasifikasi Baku Lapangan Usaha) of one edition. */
export default class Kbli extends JournaledModel {
  static override table = 'kbli'
  static override noun = teks.objek.kbli
  static override unique = {
    kbli_edisi_kode_key: ['kode', teks.aturan.kodeEdisiDipakai],
    kbli_edisi_kategori_fkey: ['kategori', teks.aturan.kategoriEdisi],
  } as const

  @column({ isPrimary: true }) declare id: number
  @column() declare kode: string
  @column() declare nama: string
  @column() declare kategori: string
  @column() declare edisi: number
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime
}
