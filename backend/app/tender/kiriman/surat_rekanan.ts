import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Kejadian } from '@eproc/i18n/id/kejadian'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import type { SuratTable } from '#app/tender/kiriman/surat_query'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'

/** A letter with its file to one vendor of a package, sent once. */
export class SuratRekanan extends BagianPaket {
  declare static table: SuratTable
  static kejadian: Kejadian

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
    return this.by(oleh, (this.constructor as typeof SuratRekanan).kejadian, { details }).save()
  }
}
