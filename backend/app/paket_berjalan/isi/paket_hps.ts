import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A line of the owner's estimate of a package (S3 §3); told with its package. */
export default class PaketHps extends BaseModel {
  static override table = 'paket_hps'

  @column({ isPrimary: true }) declare id: number
  @column() declare paketId: number
  @column() declare urut: number
  @column() declare uraian: string
  /** three decimals at most */
  @column({ consume: Number }) declare volume: number
  @column() declare satuan: string
  /** whole rupiah */
  @column() declare hargaSatuan: number
}
