import { column } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { HasilSanggah, TipeSanggah } from '@eproc/domain/common/choices'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'

export interface SanggahAnswer {
  /** stored path */
  file: string
  hasil: HasilSanggah
  catatan: string | null
  /** the vendor's name, for the journal */
  nama: string
}

/** An objection to the result (P, B) or its appeal (BD): one a vendor, type and round (decisions §5). */
export default class Sanggah extends BagianPaket {
  static override table = 'sanggah'

  @column({ isPrimary: true }) declare id: number
  @column() declare rekananId: number
  @column() declare tipe: TipeSanggah
  @column() declare fileSanggahVendor: string
  @column.dateTime() declare tglKirimVendor: DateTime
  /** member of staff who entered it from paper */
  @column() declare pencatatId: number | null
  @column() declare fileSanggahAdmin: string | null
  @column.dateTime() declare tglKirimAdmin: DateTime | null
  @column() declare penjawabId: number | null
  @column() declare hasil: HasilSanggah | null
  @column() declare catatan: string | null
  /** a new evaluation closed the round */
  @column.dateTime() declare ditutupPada: DateTime | null

  /** The round that runs: objections of these types that no new evaluation has closed. */
  static berjalan(
    client: QueryClientContract,
    paketId: number,
    tipe: readonly TipeSanggah[]
  ): Promise<Sanggah[]> {
    return this.query({ client })
      .where({ paketId })
      .whereIn('tipe', [...tipe])
      .whereNull('ditutupPada')
      .orderBy('id')
  }

  get dijawab(): boolean {
    return this.tglKirimAdmin !== null
  }

  kirim(oleh: Actor, { nama, sha256 }: { nama: string; sha256: string }): Promise<this> {
    this.tglKirimVendor = clockNow()
    const { rekananId: vendorId, tipe, fileSanggahVendor: file } = this
    return this.by(oleh, 'sanggah.kirim', {
      details: { vendorId, nama, tipe, file, sha256 },
    }).save()
  }

  jawab(oleh: Actor, { file, hasil, catatan, nama }: SanggahAnswer): Promise<this> {
    this.fileSanggahAdmin = file
    this.tglKirimAdmin = clockNow()
    this.penjawabId = oleh.id
    this.hasil = hasil
    this.catatan = catatan
    const { rekananId: vendorId, tipe } = this
    const details = { vendorId, nama, tipe, hasil, file }
    return this.by(oleh, 'sanggah.jawab', { details, reason: catatan }).save()
  }

  /** The result that it was about no longer holds. */
  tutup(oleh: Actor): Promise<this> {
    this.ditutupPada = clockNow()
    const { id: sanggahId, rekananId: vendorId, tipe } = this
    return this.by(oleh, 'sanggah.tutup', { details: { sanggahId, vendorId, tipe } }).save()
  }
}
