import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A subclassification of construction work (Sertifikat Badan Usaha) of one edition; reference data, never changed. */
export default class Sbu extends BaseModel {
  static override table = 'sbu'

  @column({ isPrimary: true }) declare id: number
  @column() declare kode: string
  @column() declare subklasifikasi: string
  @column() declare edisi: number
}
