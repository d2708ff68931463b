import { column } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { JournaledModel } from '#core/database/journaled_model'

/** What a certificate says on paper. */
export interface SertifikatDetails {
  nama: string
  noRegistrasi: string
  jenis: 'V' | 'O'
  bentuk: string | null
  alamat: string | null
  bagian: string[]
}

/** A certificate that was handed out; every one is kept, the newest is in force. The journal tells it of its vendor. */
export default class SertifikatRekanan extends JournaledModel {
  static override table = 'sertifikat_rekanan'

  @column({ isPrimary: true }) declare id: number
  @column() declare rekananId: number
  @column() declare nomor: string
  /** opens the public confirmation page */
  @column() declare kode: string
  @column() declare jalur: string
  @column({ prepare: (isi: SertifikatDetails) => JSON.stringify(isi) })
  declare isi: SertifikatDetails
  @column() declare dibuatOleh: number | null
  /** as the paper says it */
  @column.dateTime({ columnName: 'dibuat_pada' }) declare tanggal: DateTime
  @column() declare dikirimKe: string | null
  @column.dateTime() declare dikirimPada: DateTime | null

  /** The one in force; null before the first. */
  static terakhir(
    rekananId: number,
    client?: QueryClientContract
  ): Promise<SertifikatRekanan | null> {
    return this.query(client ? { client } : {})
      .where('rekananId', rekananId)
      .orderBy('id', 'desc')
      .first()
  }

  /** @param previous number of the one that it takes the place of */
  terbitkan(oleh: Actor, previous: string | null): Promise<this> {
    this.dibuatOleh = oleh.id
    const { nomor, jalur } = this
    const details = { nomor: [previous, nomor], jalur }
    return this.by(oleh, 'sertifikat.buat', { ...this.#ofVendor(), details }).save()
  }

  kirim(oleh: Actor, kepada: string): Promise<this> {
    this.dikirimKe = kepada
    this.dikirimPada = clockNow()
    const details = { nomor: this.nomor, kepada }
    return this.by(oleh, 'sertifikat.kirim', { ...this.#ofVendor(), details }).save()
  }

  #ofVendor() {
    return { object: 'rekanan', objectId: String(this.rekananId) }
  }
}
