import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'

/** The two halves of a package's key for one opening: what `paket_key.ts` keeps in the database. */
export default class StoredKey extends BaseModel {
  static override table = 'kunci_paket'

  @column({ isPrimary: true }) declare id: number
  @column() declare paketId: number
  /** key of the opening stage */
  @column() declare tahap: string
  /** X25519, 32 raw bytes: all that receiving an offer needs */
  @column() declare publik: Buffer
  /** the private half, wrapped by the installation's key */
  @column({ serializeAs: null }) declare terbungkus: Buffer
  @column.dateTime() declare dibuatPada: DateTime

  static milik(
    client: QueryClientContract,
    paketId: number,
    tahap: string
  ): Promise<StoredKey | null> {
    return this.query({ client }).where({ paketId, tahap }).first()
  }
}
