import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A line of a work order; told with it. */
export default class SpkPekerjaan extends BaseModel {
  static override table = 'spk_pekerjaan'

  @column({ isPrimary: true }) declare id: number
  @column() declare spkHeaderId: number
  @column() declare urut: number
  @column() declare nama: string
  /** three decimals at most */
  @column({ consume: Number }) declare quantity: number
  @column({ consume: Number }) declare satuan: number
  /** whole rupiah */
  @column() declare hargaSatuan: number
}
