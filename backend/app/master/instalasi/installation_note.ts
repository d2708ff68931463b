import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'

/** A backup that was made, or a check of the whole journal and what came of it; kept, never changed. */
export default class InstallationNote extends BaseModel {
  static override table = 'catatan_instalasi'

  @column({ isPrimary: true }) declare id: number
  @column() declare jenis: 'cadangan' | 'jurnal'
  @column.dateTime() declare pada: DateTime
  @column() declare berhasil: boolean
  @column({ prepare: (isi: unknown) => JSON.stringify(isi) }) declare rincian: object
}
