import { column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { PenetapanRow, PenetapanDetails } from '@eproc/domain/tender/answers_hasil'
import type { SebabGugur } from '@eproc/domain/tender/nilai/nilai_rekanan'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'

/** A determination that the pokja proposed: who qualified, the ranking, or who follows a lost winner (decisions §2). */
export default class Penetapan extends BagianPaket {
  static override table = 'penetapan'

  @column({ isPrimary: true }) declare id: number
  /** key of the stage */
  @column() declare tahap: string
  @column() declare jenis: PenetapanRow['jenis']
  @column({ prepare: (isi: PenetapanDetails[]) => JSON.stringify(isi) })
  declare isi: PenetapanDetails[]
  /** why it differs from the system's proposal */
  @column() declare alasan: string | null
  /** of a replacement: why the winner dropped out */
  @column() declare sebab: SebabGugur | null
  /** proposed, confirmed, rejected, replaced by a later one */
  @column() declare status: PenetapanRow['status']
  @column() declare pengusulId: number
  @column.dateTime() declare diusulkanPada: DateTime
  @column() declare penegasId: number | null
  @column.dateTime() declare ditegaskanPada: DateTime | null
  @column() declare alasanTolak: string | null

  /** Those of the package that stand in this state, the newest first. */
  static berstatus(
    trx: TransactionClientContract,
    paketId: number,
    status: PenetapanRow['status']
  ): Promise<Penetapan[]> {
    return this.query({ client: trx }).where({ paketId, status }).orderBy('id', 'desc')
  }

  /** The confirmed one that last decided the ranking. */
  static pemenangTerakhir(
    trx: TransactionClientContract,
    paketId: number
  ): Promise<Penetapan | null> {
    return this.query({ client: trx })
      .where({ paketId, status: 'tegas' })
      .whereNot('jenis', 'kualifikasi')
      .orderBy([
        { column: 'ditegaskanPada', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .first()
  }

  /** Waits for the ppk from here on. @param rincian what the journal tells besides */
  usulkan(oleh: Actor, rincian: Record<string, unknown>): Promise<this> {
    this.status = 'usul'
    this.pengusulId = oleh.id
    this.diusulkanPada = clockNow()
    const { tahap, jenis, isi, alasan } = this
    const details = { tahap, jenis, isi, ...rincian }
    return this.by(oleh, 'penetapan.usul', { details, reason: alasan }).save()
  }

  /** Makes it effective. */
  tegaskan(oleh: Actor): Promise<this> {
    this.#diputus('tegas', oleh)
    const { id: penetapanId, tahap, jenis, isi, alasan } = this
    const details = { penetapanId, tahap, jenis, isi }
    return this.by(oleh, 'penetapan.tegaskan', { details, reason: alasan }).save()
  }

  /** Back to the pokja. */
  tolak(oleh: Actor, alasan: string): Promise<this> {
    this.#diputus('tolak', oleh)
    this.alasanTolak = alasan
    const { id: penetapanId, tahap, jenis } = this
    const details = { penetapanId, tahap, jenis }
    return this.by(oleh, 'penetapan.tolak', { details, reason: alasan }).save()
  }

  /** A later one, or a new evaluation, takes its place. */
  gantikan(oleh: Actor): Promise<this> {
    const { id: penetapanId, tahap, jenis, status } = this
    this.status = 'ganti'
    const details = { penetapanId, tahap, jenis, status: [status, 'ganti'] }
    return this.by(oleh, 'penetapan.ganti', { details }).save()
  }

  #diputus(status: 'tegas' | 'tolak', oleh: Actor): void {
    this.status = status
    this.penegasId = oleh.id
    this.ditegaskanPada = clockNow()
  }
}
