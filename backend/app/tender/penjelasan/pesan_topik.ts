import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Actor } from '#core/auth/actor'
import { JournaledModel } from '#core/database/journaled_model'

/** A message under a topic of the explanation; never changed. */
export default class PesanTopik extends JournaledModel {
  static override table = 'pesan_topik'

  @column({ isPrimary: true }) declare id: number
  @column() declare topikId: number
  @column() declare pengirimId: number
  /** null: written by staff */
  @column() declare rekananId: number | null
  @column() declare pesan: string
  @column.dateTime() declare dibuatPada: DateTime

  /** Told in the history of the package `paketId`. */
  kirim(oleh: Actor, paketId: number): Promise<this> {
    this.pengirimId = oleh.id
    const { topikId, pesan } = this
    return this.by(oleh, 'penjelasan.pesan.kirim', {
      object: 'paket',
      objectId: String(paketId),
      idAs: 'pesanId',
      details: { topikId, pesan },
    }).save()
  }
}
