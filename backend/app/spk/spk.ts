import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import { spk as teks } from '@eproc/i18n/id/spk'
import SpkHeader from '#app/spk/spk_header'
import type { Actor } from '#core/auth/actor'
import { JournaledModel } from '#core/database/journaled_model'

/** The work order of a committee tender; its headers and lines are told with it. */
export default class Spk extends JournaledModel {
  static override table = 'spk'
  static override noun = teks.objek

  @column({ isPrimary: true }) declare id: number
  @column() declare tenderId: number
  /** whole rupiah */
  @column() declare total: number
  /** the paper of this version, once it was asked for */
  @column() declare file: string | null
  @column() declare dibuatOleh: number
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime

  @hasMany(() => SpkHeader) declare header: HasMany<typeof SpkHeader>

  /** Stores it; the paper of the version before no longer holds. */
  simpan(oleh: Actor, total: number, isi: unknown): Promise<this> {
    if (!this.$isPersisted) this.dibuatOleh = oleh.id
    const details = { total: [this.total ?? null, total], spk: isi }
    this.total = total
    this.file = null
    return this.by(oleh, 'spk.simpan', { details }).save()
  }
}
