import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'

/** An award letter (surat penunjukan penyedia barang/jasa) to one vendor, sent once. */
export default class Sppbj extends BagianPaket {
  static override table = 'sppbj'

  @column({ isPrimary: true }) declare id: number
  @column() declare rekananId: number
  @column() declare file: string
  @column.dateTime() declare tglKirim: DateTime
  @column() declare pengirimId: number

  kirim(oleh: Actor, penerima: { nama: string; sha256: string }): Promise<this> {
    this.tglKirim = clockNow()
    this.pengirimId = oleh.id
    const { rekananId, file } = this
    const { nama, sha256 } = penerima
    const details = { vendorId: rekananId, nama, file, sha256 }
    return this.by(oleh, 'sppbj.kirim', { details }).save()
  }
}
