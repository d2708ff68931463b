import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { BagianKey } from '@eproc/domain/dosir/bagian'
import { isiBagian } from '#app/dosir/bagian/isi_bagian_query'
import { clockNow } from '#core/clock/clock'

/**
 * A section as it was last verified: what eligibility is judged by while the vendor changes it (decisions §3). Told by
 * the verification that it follows.
 */
export default class BagianTerverifikasi extends BaseModel {
  static override table = 'bagian_terverifikasi'
  /** the key is vendor and section together */
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare rekananId: number
  @column() declare bagian: BagianKey
  /** how often the section was verified */
  @column() declare versi: number
  @column.dateTime() declare pada: DateTime

  /** its records, as JSON */
  @column() declare isi: string

  /** Keeps the section's records as they are stored now, in the verification's transaction. */
  static async ingat(
    client: QueryClientContract,
    rekananId: number,
    bagian: BagianKey
  ): Promise<void> {
    const milik = () => this.query({ client }).where({ rekananId, bagian })
    const previous = await milik().select('versi').first()
    await milik().delete()
    const versi = (previous?.versi ?? 0) + 1
    const isi = await isiBagian(client, rekananId, bagian)
    await this.create({ rekananId, bagian, versi, isi, pada: clockNow() }, { client })
  }
}
