import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A place where a package's work is done; told with its package. */
export default class PaketLokasi extends BaseModel {
  static override table = 'paket_lokasi'

  @column({ isPrimary: true }) declare id: number
  @column() declare paketId: number
  @column() declare lokasiProyekId: number
  @column() declare detail: string | null
  @column() declare nilaiPekerjaan: number | null
  @column() declare uraianPekerjaan: string | null
  @column() declare spesifikasiPekerjaan: string | null
  @column() declare lampiran: string | null
}
