import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A ticket that was shown, in the room's database alone. */
export default class TiketTerpakai extends BaseModel {
  static override table = 'latihan_tiket'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare nomor: string

  /** Shown for the first time? The primary key decides between two at once. */
  static async pakai(nomor: string): Promise<boolean> {
    try {
      await TiketTerpakai.create({ nomor })
      return true
    } catch (error) {
      if ((error as { code?: string }).code === '23505') return false
      throw error
    }
  }
}
