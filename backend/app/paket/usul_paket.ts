import { column } from '@adonisjs/lucid/orm'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { Kejadian } from '@eproc/i18n/id/kejadian'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'

/** Other people for a package by a letter, which somebody else than the proposer decides on; one of a kind waits. */
export class UsulPaket extends BagianPaket {
  /** how the journal calls proposal and decision */
  static kejadian: Readonly<Record<'usul' | 'putus', Kejadian>>

  @column({ isPrimary: true }) declare id: number
  /** number and day of the letter of appointment */
  @column() declare nomor: string
  @column() declare tanggal: string
  @column() declare status: 'menunggu' | 'berlaku' | 'ditolak' | 'diganti'
  @column() declare pengusulId: number
  @column.dateTime() declare diusulkanPada: DateTime
  @column() declare pemutusId: number | null
  @column.dateTime() declare diputusPada: DateTime | null
  /** of who turned it down */
  @column() declare alasan: string | null

  /** The one that waits, held. */
  static menunggu<M extends LucidModel>(
    this: M,
    trx: TransactionClientContract,
    paketId: number
  ): Promise<InstanceType<M> | null> {
    return this.query({ client: trx }).where({ paketId, status: 'menunggu' }).forUpdate().first()
  }

  /** @param perubahan who it is about, before and after, as the journal tells it */
  usulkan(oleh: Actor, perubahan: Readonly<Record<string, unknown>>): Promise<this> {
    this.status = 'menunggu'
    this.pengusulId = oleh.id
    this.diusulkanPada = clockNow()
    const { nomor, tanggal } = this
    const details = { ...perubahan, nomor, tanggal }
    return this.by(oleh, this.#kejadian.usul, { details }).save()
  }

  setujui(oleh: Actor): Promise<this> {
    return this.#diputus('berlaku', oleh, null)
  }

  tolak(oleh: Actor, alasan: string): Promise<this> {
    return this.#diputus('ditolak', oleh, alasan)
  }

  /** A later one takes its place. */
  gantikan(oleh: Actor): Promise<this> {
    return this.#diputus('diganti', oleh, null)
  }

  get #kejadian() {
    return (this.constructor as typeof UsulPaket).kejadian
  }

  #diputus(status: 'berlaku' | 'ditolak' | 'diganti', oleh: Actor, alasan: string | null) {
    const details = { status: [this.status, status] }
    this.status = status
    if (status !== 'diganti') this.pemutusId = oleh.id
    this.diputusPada = clockNow()
    this.alasan = alasan
    return this.by(oleh, this.#kejadian.putus, { details, reason: alasan }).save()
  }
}
