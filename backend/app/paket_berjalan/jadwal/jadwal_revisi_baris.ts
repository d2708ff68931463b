import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'

/** A step as a revision wants it, beside what held. Its key is the pair with the revision; never changed. */
export default class JadwalRevisiBaris extends BaseModel {
  static override table = 'jadwal_revisi_baris'

  @column() declare revisiId: number
  @column({ isPrimary: true }) declare urut: number
  @column() declare include: boolean
  @column.dateTime() declare mulai: DateTime | null
  @column.dateTime() declare selesai: DateTime | null
  @column() declare remark: string | null
  @column.dateTime() declare mulaiLama: DateTime | null
  @column.dateTime() declare selesaiLama: DateTime | null
  @column() declare includeLama: boolean
  @column() declare noArsip: string | null
  @column() declare noArsipLama: string | null
}
