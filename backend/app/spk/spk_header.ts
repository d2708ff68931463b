import { BaseModel, column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import type { TipeBiaya } from '@eproc/domain/spk/aturan_spk'
import SpkPekerjaan from '#app/spk/spk_pekerjaan'

/** A header of a work order; told with it. */
export default class SpkHeader extends BaseModel {
  static override table = 'spk_header'

  @column({ isPrimary: true }) declare id: number
  @column() declare spkId: number
  @column() declare urut: number
  @column() declare nama: string
  @column() declare tipeBiaya: TipeBiaya

  @hasMany(() => SpkPekerjaan) declare pekerjaan: HasMany<typeof SpkPekerjaan>
}
