import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { TipeBerita } from '@eproc/domain/common/choices'
import type { Actor } from '#core/auth/actor'
import { JournaledModel } from '#core/database/journaled_model'

/** A news item or an announcement. */
export default class Berita extends JournaledModel {
  static override table = 'berita'

  @column({ isPrimary: true }) declare id: number
  @column() declare judul: string
  /** Markdown */
  @column() declare isi: string
  @column() declare tipe: TipeBerita
  /** stored path of the attachment */
  @column() declare lampiran: string | null
  @column({ meta: { journal: false } }) declare pembuatId: number | null
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime

  terbitkan(oleh: Actor): Promise<this> {
    this.pembuatId = oleh.id
    return this.by(oleh, 'berita.tambah').save()
  }

  ubah(oleh: Actor): Promise<this> {
    return this.by(oleh, 'berita.ubah').save()
  }

  /** The journal keeps what it said. */
  hapus(oleh: Actor): Promise<void> {
    const { judul, isi, tipe, lampiran } = this
    return this.by(oleh, 'berita.hapus', { details: { judul, isi, tipe, lampiran } }).delete()
  }
}
