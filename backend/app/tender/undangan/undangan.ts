import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { TipeUndangan } from '@eproc/domain/common/choices'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'

/** An invitation of one vendor to one step of a package, with its letter; sent once. */
export default class Undangan extends BagianPaket {
  static override table = 'undangan'

  @column({ isPrimary: true }) declare id: number
  @column() declare tipe: TipeUndangan
  @column() declare rekananId: number
  @column() declare fileUndangan: string
  @column.dateTime() declare tglKirim: DateTime
  @column() declare pengirimId: number

  /** @param perihal name of the vendor and key of the stage, for the journal */
  kirim(oleh: Actor, perihal: { nama: string; tahap: string }): Promise<this> {
    this.tglKirim = clockNow()
    this.pengirimId = oleh.id
    const { tipe, rekananId, fileUndangan: file } = this
    const details = { tipe, tahap: perihal.tahap, rekananId, nama: perihal.nama, file }
    return this.by(oleh, 'undangan.kirim', { details }).save()
  }
}
