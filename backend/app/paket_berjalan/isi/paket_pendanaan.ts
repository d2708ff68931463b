import { BaseModel, column } from '@adonisjs/lucid/orm'

/** What a package takes from one activity of the plan (decisions §4); told with its package. */
export default class PaketPendanaan extends BaseModel {
  static override table = 'paket_pendanaan'

  @column({ isPrimary: true }) declare id: number
  @column() declare paketId: number
  @column() declare kegiatanId: number
  @column() declare sumberDana: string
  @column() declare asalDana: string | null
  @column() declare mak: string | null
  /** whole rupiah */
  @column() declare pagu: number
}
