import { column } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { readVendorKey, type VendorKeyStatement } from '@eproc/sealing/offer/vendor_key'
import type { Actor } from '#core/auth/actor'
import { JournaledModel } from '#core/database/journaled_model'

/** The key by which a vendor signs in one package (sealing.md §3). Never changed or removed; the newest speaks. */
export default class VendorKey extends JournaledModel {
  static override table = 'kunci_rekanan'

  @column({ isPrimary: true }) declare id: number
  @column() declare paketId: number
  @column() declare rekananId: number
  /** 1 for the first, 2 for the one that took its place */
  @column() declare nomor: number
  @column({ columnName: 'ed25519', serializeAs: null, meta: { journal: false } })
  declare ed25519: Buffer
  /** what it signed about itself, letter by letter */
  @column({ meta: { journal: false } }) declare pernyataan: string
  @column({ serializeAs: null, meta: { journal: false } }) declare tandaTangan: Buffer
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime

  /** The oldest first. */
  static milik(
    client: QueryClientContract,
    paketId: number,
    rekananId: number
  ): Promise<VendorKey[]> {
    return this.query({ client }).where({ paketId, rekananId }).orderBy('nomor')
  }

  static ofPaket(client: QueryClientContract, paketId: number): Promise<VendorKey[]> {
    return this.query({ client }).where({ paketId }).orderBy('rekananId').orderBy('nomor')
  }

  get statement(): VendorKeyStatement {
    const read = readVendorKey(this.pernyataan)
    if (!read) throw new Error(`Pernyataan kunci rekanan ${this.id} rusak`)
    return read
  }

  get publicHalf(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.ed25519)
  }

  daftarkan(oleh: Actor): Promise<this> {
    const { rekananId, nomor } = this
    return this.by(oleh, 'penawaran.kunci', {
      object: 'paket',
      objectId: String(this.paketId),
      details: { rekananId, nomor },
    }).save()
  }
}
