import { column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'

/** A pokja that manajerULP wants instead of the present one, once an offer is in; the PPK decides (decisions §2). */
export default class PokjaUsul extends BagianPaket {
  static override table = 'pokja_usul'

  @column({ isPrimary: true }) declare id: number
  /** number and day of the letter of appointment */
  @column() declare nomor: string
  @column() declare tanggal: string
  /** ids */
  @column() declare anggota: number[]
  @column() declare status: 'menunggu' | 'berlaku' | 'ditolak' | 'diganti'
  @column() declare pengusulId: number
  @column.dateTime() declare diusulkanPada: DateTime
  @column() declare pemutusId: number | null
  @column.dateTime() declare diputusPada: DateTime | null
  @column() declare alasan: string | null

  /** The one that waits, held. */
  static menunggu(trx: TransactionClientContract, paketId: number): Promise<PokjaUsul | null> {
    return this.query({ client: trx }).where({ paketId, status: 'menunggu' }).forUpdate().first()
  }

  /** @param previous the members whose place they would take */
  usulkan(oleh: Actor, previous: readonly number[]): Promise<this> {
    this.status = 'menunggu'
    this.pengusulId = oleh.id
    this.diusulkanPada = clockNow()
    const { nomor, tanggal, anggota } = this
    const details = { anggota: [previous, anggota], nomor, tanggal }
    return this.by(oleh, 'paket.pokja.usul', { details }).save()
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

  #diputus(status: 'berlaku' | 'ditolak' | 'diganti', oleh: Actor, alasan: string | null) {
    const details = { pokjaUsulId: this.id, status: [this.status, status] }
    this.status = status
    if (status !== 'diganti') this.pemutusId = oleh.id
    this.diputusPada = clockNow()
    this.alasan = alasan
    return this.by(oleh, 'paket.pokja.putus', { details, reason: alasan }).save()
  }
}
