import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { JenisDokumenTender } from '@eproc/domain/tender/answers_dokumen'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'

/** One version of a tender document, in the stage that hands it out; earlier versions stay. */
export default class PaketDokumen extends BagianPaket {
  static override table = 'paket_dokumen'

  @column({ isPrimary: true }) declare id: number
  /** key of the stage */
  @column() declare tahap: string
  @column() declare jenis: JenisDokumenTender
  @column() declare versiKe: number
  @column() declare file: string
  /** what changed, told to the participants */
  @column() declare keterangan: string | null
  @column() declare olehId: number
  @column.dateTime() declare pada: DateTime

  /** Makes it the version in force, after `lama`. */
  terbitkan(oleh: Actor, previous: { versiKe: number; file: string } | undefined): Promise<this> {
    this.versiKe = (previous?.versiKe ?? 0) + 1
    this.olehId = oleh.id
    this.pada = clockNow()
    const { tahap, jenis, file, versiKe, keterangan } = this
    const details = { tahap, [jenis]: [previous?.file ?? null, file], versiKe }
    return this.by(oleh, 'dokumen.simpan', { reason: keterangan, details }).save()
  }
}
