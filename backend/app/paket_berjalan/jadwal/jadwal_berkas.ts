import type { Kejadian } from '@eproc/i18n/id/kejadian'
import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { BerkasTahapTender } from '@eproc/domain/panitia/berkas_tender'
import type { TipeBerkasTahap } from '@eproc/domain/tender/answers_jadwal'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { JournaledModel } from '#core/database/journaled_model'

/** A file of one step of a schedule; earlier ones stay. */
export default class JadwalBerkas extends JournaledModel {
  static override table = 'jadwal_berkas'

  @column({ isPrimary: true }) declare id: number
  @column() declare jadwalId: number
  /** jadwal: files of the schedule dialog; pengumuman, penjelasan: files of a stage's panel */
  @column() declare tipe: TipeBerkasTahap
  /** which of a committee tender's files it is */
  @column() declare panitia: BerkasTahapTender | null
  @column() declare file: string
  @column() declare showVendor: boolean
  @column() declare olehId: number | null
  @column.dateTime() declare pada: DateTime

  /** Puts it there; the history of the package `paketId` tells it as `aksi`, with `rincian` beside the file. */
  pasang(
    oleh: Actor,
    aksi: Kejadian,
    { paketId, ...rincian }: { paketId: number } & Record<string, unknown>
  ): Promise<this> {
    this.olehId = oleh.id
    this.pada = clockNow()
    const { file, showVendor } = this
    return this.by(oleh, aksi, {
      object: 'paket',
      objectId: String(paketId),
      details: { ...rincian, file, showVendor },
    }).save()
  }

  /** Vendors see it from now on, or no longer. */
  perlihatkan(
    oleh: Actor,
    showVendor: boolean,
    { paketId, ...rincian }: { paketId: number } & Record<string, unknown>
  ): Promise<this> {
    const details = { ...rincian, file: this.file, showVendor: [this.showVendor, showVendor] }
    this.showVendor = showVendor
    return this.by(oleh, 'paket.fileJadwal.tampil', {
      object: 'paket',
      objectId: String(paketId),
      details,
    }).save()
  }
}
