import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A file that comes with a revision, or a stored one that it shows or hides; never changed. */
export default class JadwalRevisiBerkas extends BaseModel {
  static override table = 'jadwal_revisi_berkas'

  @column({ isPrimary: true }) declare id: number
  @column() declare revisiId: number
  @column() declare urut: number
  @column() declare file: string
  @column() declare showVendor: boolean
  /** how it was shown before; null: a new file */
  @column() declare showVendorLama: boolean | null
}
