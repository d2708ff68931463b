import { column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'

/** Kind of its leaf in the public log. */
export const LOG_PEMUSNAHAN = 'pemusnahan'

/** One version of a file that was destroyed: both hashes stand in its receipt's proof. */
export interface DestroyedFile {
  /** of the receipt as the log has it */
  tandaTerima: string
  /** of what was stored */
  sandi: string
}

const UNTOLD = { meta: { journal: false } }

/** That the offers of a package which were never opened are destroyed: asked for by one, confirmed by another. */
export default class Pemusnahan extends BagianPaket {
  static override table = 'pemusnahan'

  @column({ isPrimary: true }) declare id: number
  @column() declare alasan: string
  @column() declare pemintaId: number
  @column.dateTime() declare dimintaPada: DateTime
  @column() declare pengesahId: number | null
  @column.dateTime() declare disahkanPada: DateTime | null
  @column() declare nomor: string | null
  @column({ ...UNTOLD, prepare: (isi: DestroyedFile[] | null) => isi && JSON.stringify(isi) })
  declare isi: DestroyedFile[] | null
  /** stored path of the minutes */
  @column(UNTOLD) declare file: string | null

  static of(trx: TransactionClientContract, paketId: number): Promise<Pemusnahan | null> {
    return this.query({ client: trx }).where({ paketId }).forUpdate().first()
  }

  minta(oleh: Actor, alasan: string): Promise<this> {
    this.alasan = alasan
    this.pemintaId = oleh.id
    this.dimintaPada = clockNow()
    return this.by(oleh, 'pemusnahan.minta', { reason: alasan }).save()
  }

  /** Nothing of the request stays but its rows in the journal. */
  tolak(oleh: Actor, alasan: string): Promise<void> {
    return this.by(oleh, 'pemusnahan.tolak', { reason: alasan }).delete()
  }

  sahkan(
    oleh: Actor,
    { isi, nomor, file }: { isi: DestroyedFile[]; nomor: string; file: string }
  ): Promise<this> {
    this.isi = isi
    this.nomor = nomor
    this.file = file
    this.pengesahId = oleh.id
    const details = { nomor, berkas: isi.length }
    return this.by(oleh, 'pemusnahan.sahkan', { reason: this.alasan, details }).save()
  }
}
