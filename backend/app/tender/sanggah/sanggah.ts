import { column } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { keIso } from '@eproc/domain/common/format'
import type { HasilSanggah, TipeSanggah } from '@eproc/domain/common/choices'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { canonicalJson } from '#core/log/canonical_json'
import { enqueueLog } from '#core/log/enqueue'

export interface SanggahAnswer {
  /** stored path */
  file: string
  sha256: string
  hasil: HasilSanggah
  catatan: string | null
  /** the vendor's name, for the journal */
  nama: string
}

export const LOG_SANGGAH = 'sanggah'
export const LOG_JAWABAN = 'jawaban-sanggah'
export const LOG_TARIK = 'tarik-sanggah'

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
  /** a new evaluation closed the round, or the entry was taken back */
  @column.dateTime() declare ditutupPada: DateTime | null
  /** why the entry was taken back */
  @column() declare alasanTarik: string | null

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

  async kirim(oleh: Actor, { nama, sha256 }: { nama: string; sha256: string }): Promise<this> {
    this.tglKirimVendor = clockNow()
    const { rekananId: vendorId, tipe, fileSanggahVendor: file } = this
    await this.by(oleh, 'sanggah.kirim', {
      details: { vendorId, nama, tipe, file, sha256 },
    }).save()
    return this.logPublik(LOG_SANGGAH, { sha256, pada: keIso(this.tglKirimVendor.toMillis()) })
  }

  async jawab(oleh: Actor, { file, sha256, hasil, catatan, nama }: SanggahAnswer): Promise<this> {
    this.fileSanggahAdmin = file
    this.tglKirimAdmin = clockNow()
    this.penjawabId = oleh.id
    this.hasil = hasil
    this.catatan = catatan
    const { rekananId: vendorId, tipe } = this
    const details = { vendorId, nama, tipe, hasil, file }
    await this.by(oleh, 'sanggah.jawab', { details, reason: catatan }).save()
    const pada = keIso(this.tglKirimAdmin.toMillis())
    return this.logPublik(LOG_JAWABAN, { hasil, sha256, pada })
  }

  /** It was entered by mistake: this vendor has not appealed. */
  async tarik(oleh: Actor, { nama, alasan }: { nama: string; alasan: string }): Promise<this> {
    this.ditutupPada = clockNow()
    this.alasanTarik = alasan
    const { rekananId: vendorId, tipe, fileSanggahVendor: file } = this
    await this.by(oleh, 'sanggah.tarik', {
      details: { vendorId, nama, tipe, file },
      reason: alasan,
    }).save()
    return this.logPublik(LOG_TARIK, { pada: keIso(this.ditutupPada.toMillis()) })
  }

  private async logPublik(kind: string, content: Record<string, unknown>): Promise<this> {
    const { id, paketId, rekananId, tipe } = this
    await enqueueLog(this.$trx!, {
      kind,
      object: kind,
      objectId: String(id),
      content: canonicalJson({ paketId, rekananId, tipe, ...content }),
    })
    return this
  }

  /** The result that it was about no longer holds. */
  tutup(oleh: Actor): Promise<this> {
    this.ditutupPada = clockNow()
    const { id: sanggahId, rekananId: vendorId, tipe } = this
    return this.by(oleh, 'sanggah.tutup', { details: { sanggahId, vendorId, tipe } }).save()
  }
}
