import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import type { StatusTersimpan } from '@eproc/domain/panitia/status_tender'
import { panitia as teks } from '@eproc/i18n/id/panitia'
import Paket from '#app/paket_berjalan/paket'
import TenderCalon from '#app/panitia/draf/tender_calon'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { JournaledModel } from '#core/database/journaled_model'

/**
 * A committee tender (S3 §4.3, decisions §5.4): a view over the packages that were handed over to it. Its own are only
 * its name, state and number of winners, and whom the committee means to invite without tender.
 */
export default class Tender extends JournaledModel {
  static override table = 'tender'
  static override noun = teks.objek

  @column({ isPrimary: true }) declare id: number
  @column() declare kode: string
  @column() declare nama: string
  @column() declare tahunAnggaran: number
  @column() declare status: StatusTersimpan
  @column() declare pemenang: number
  @column() declare dibuatOleh: number
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime

  @hasMany(() => Paket) declare paket: HasMany<typeof Paket>
  @hasMany(() => TenderCalon) declare calon: HasMany<typeof TenderCalon>

  /** Of the package that was handed over. */
  mulai(this: Tender, oleh: Actor, { nama, tahunAnggaran }: Paket): Promise<Tender> {
    this.merge({ nama, tahunAnggaran, status: 'A0', pemenang: 1, dibuatOleh: oleh.id })
    return this.by(oleh, 'tender.serah').save()
  }

  buat(oleh: Actor): Promise<this> {
    this.status = 'D1'
    return this.by(oleh, 'tender.buat').save()
  }

  /** Stores the draft; what the packages hold is saved there. */
  async sunting(
    this: Tender,
    oleh: Actor,
    { pemenang, calon }: { pemenang: number; calon: readonly number[] }
  ): Promise<void> {
    const lama = (await this.related('calon').query().orderBy('rekananId')).map((c) => c.rekananId)
    const baru = [...new Set(calon)].toSorted((a, b) => a - b)
    await this.related('calon').query().delete()
    await this.related('calon').createMany(baru.map((rekananId) => ({ rekananId })))
    this.status = 'D1'
    this.pemenang = pemenang
    // A draft whose packages alone were changed has a new version, too.
    this.diubahPada = clockNow()
    const details = { ...this.journalDetails('update'), listPeserta: [lama, baru] }
    await this.by(oleh, 'tender.ubah', { details }).save()
  }

  jalankan(oleh: Actor, status: 'T0' | 'T1'): Promise<this> {
    this.status = status
    return this.by(oleh, 'tender.konfirmasi').save()
  }

  hapus(oleh: Actor): Promise<void> {
    return this.by(oleh, 'tender.hapus').delete()
  }
}
