import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A line of business (Klasifikasi Baku Lapangan Usaha) of one edition; reference data, never changed. */
export default class Kbli extends BaseModel {
  static override table = 'kbli'

  @column({ isPrimary: true }) declare id: number
  @column() declare kode: string
  @column() declare nama: string
  @column() declare kategori: string
  @column() declare edisi: number
}
