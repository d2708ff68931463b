import { column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'

/** One member's technical score of one vendor. */
export default class NilaiAnggota extends BagianPaket {
  static override table = 'nilai_anggota'

  @column({ isPrimary: true }) declare id: number
  @column() declare rekananId: number
  @column() declare penggunaId: number
  @column({ consume: Number }) declare nilai: number
  @column() declare catatan: string | null
  @column() declare versi: number
  @column.dateTime() declare diubahPada: DateTime

  /** The member's own, by vendor. */
  static async milik(
    trx: TransactionClientContract,
    paketId: number,
    penggunaId: number
  ): Promise<Map<number, NilaiAnggota>> {
    const semua = await this.query({ client: trx }).where({ paketId, penggunaId })
    return new Map(semua.map((n) => [n.rekananId, n]))
  }

  simpan(oleh: Actor, nama: string): Promise<this> {
    const { rekananId: vendorId, nilai, catatan } = this
    this.diubahPada = clockNow()
    return this.by(oleh, 'evaluasi.anggota', { details: { vendorId, nama, nilai, catatan } }).save()
  }
}
