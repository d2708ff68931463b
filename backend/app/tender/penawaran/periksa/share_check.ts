import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'

/** What one holder signed about its own shares; never changed. */
export default class SignedShareCheck extends BaseModel {
  static override table = 'pemeriksaan_bagian'

  @column({ isPrimary: true }) declare id: number
  @column() declare paketId: number
  @column() declare kunciId: number
  /** letter by letter */
  @column() declare pernyataan: string
  @column({ serializeAs: null }) declare tandaTangan: Buffer
  @column.dateTime() declare diperiksaPada: DateTime
}

/** Of which offers it speaks: one word a holder's key and offer. */
export class ShareFound extends BaseModel {
  static override table = 'bagian_diperiksa'

  @column({ isPrimary: true }) declare penawaranId: number
  @column() declare kunciId: number
  @column() declare pemeriksaanId: number
  @column() declare terbuka: boolean
}
