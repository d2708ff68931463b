import { column, scope } from '@adonisjs/lucid/orm'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { DateTime } from 'luxon'
import type { Pakta } from '@eproc/domain/tender/pakta'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'

/** A vendor that takes part in a package, or did until it withdrew. */
export default class Peserta extends BagianPaket {
  static override table = 'peserta'

  @column({ isPrimary: true }) declare id: number
  @column() declare rekananId: number
  /** 'Peserta n' while names are hidden; who comes back keeps it */
  @column() declare nomor: number
  @column.dateTime() declare terdaftarPada: DateTime
  /** the integrity pact as it was accepted */
  @column() declare paktaTeks: string
  @column.dateTime() declare paktaPada: DateTime
  @column.dateTime() declare mundurPada: DateTime | null

  /** The vendor's own registration for the package. */
  static milik = scope(
    (query: ModelQueryBuilderContract<LucidModel>, paketId: number, rekananId: number) => {
      void query.where('paket_id', paketId).where('rekanan_id', rekananId)
    }
  )

  get ikut(): boolean {
    return this.mundurPada === null
  }

  /** Takes part from now on, also again after withdrawing, under the pact in force. */
  daftar(oleh: Actor, pakta: Pakta): Promise<this> {
    const kini = clockNow()
    this.terdaftarPada = kini
    this.paktaTeks = pakta.teks
    this.paktaPada = kini
    this.mundurPada = null
    const { rekananId, nomor } = this
    const details = { rekananId, nomor, paktaVersi: pakta.versi }
    return this.by(oleh, 'peserta.daftar', { details }).save()
  }

  /** @param penarikan receipts of the files that were withdrawn with it */
  mundur(
    oleh: Actor,
    alasan: string | null,
    penarikan: readonly { kode: string }[]
  ): Promise<this> {
    this.mundurPada = clockNow()
    const { rekananId, nomor } = this
    const codes = penarikan.map(({ kode }) => kode).join(', ')
    const details = { rekananId, nomor, ...(codes && { tandaTerima: codes }) }
    return this.by(oleh, 'peserta.mundur', { reason: alasan, details }).save()
  }
}
