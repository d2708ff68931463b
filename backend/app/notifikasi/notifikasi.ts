import { BaseModel, column, scope } from '@adonisjs/lucid/orm'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { DateTime } from 'luxon'

/** A notice in somebody's bell. That it was read is told once for all that were read together. */
export default class Notifikasi extends BaseModel {
  static override table = 'notifikasi'

  @column({ isPrimary: true }) declare id: number
  @column() declare penerimaId: number
  @column() declare namaPengirim: string
  @column() declare pesan: string
  /** site-relative page that it leads to */
  @column() declare tautan: string | null
  @column.dateTime() declare tglTampil: DateTime
  @column.dateTime() declare dibacaPada: DateTime | null

  static milik = scope((query: ModelQueryBuilderContract<LucidModel>, penggunaId: number) => {
    void query.where('penerimaId', penggunaId)
  })

  static belumDibaca = scope((query: ModelQueryBuilderContract<LucidModel>) => {
    void query.whereNull('dibacaPada')
  })
}
