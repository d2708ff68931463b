import { createHash } from 'node:crypto'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { Peristiwa, Tercatat } from '@eproc/domain/ocds/satu_peristiwa'
import type { Rilis, Tag } from '@eproc/domain/ocds/rilis'
import { keIso } from '@eproc/domain/common/format'
import { canonicalJson } from '#core/log/canonical_json'
import { enqueueLog } from '#core/log/enqueue'

/** Kind of its leaf in the public log: announcement, every version of the schedule, result and contract are releases. */
export const LOG_RILIS = 'rilis'

/** What all releases of one contracting process have in common. */
export interface ProsesOcds {
  paketId: number
  ocid: string
  tahun: number
  pembeli: { id: string; name: string }
  /** the database's moment at which their facts were read, in ms: what passes after it waits for the next release */
  dibaca: number
}

/** A published OCDS release: made once, never changed (the database refuses it). */
export default class RilisOcds extends BaseModel {
  static override table = 'rilis_ocds'

  @column({ isPrimary: true }) declare id: number
  @column() declare paketId: number
  @column() declare ocid: string
  @column() declare nomor: number
  @column() declare peristiwa: string
  @column() declare tag: readonly Tag[]
  @column.dateTime() declare tanggal: DateTime
  @column() declare tahun: number
  /** the JSON as it is served */
  @column() declare isi: string
  @column({ columnName: 'sha256' }) declare sha256: string
  @column.dateTime() declare dibuatPada: DateTime

  /** The package's events that have their release, in order. */
  static async milikPaket(
    trx: TransactionClientContract,
    paketId: number
  ): Promise<(Tercatat & Pick<RilisOcds, 'ocid'>)[]> {
    const ada = await this.query({ client: trx })
      .select('ocid', 'peristiwa', 'tanggal')
      .where({ paketId })
      .orderBy('nomor')
    return ada.map((r) => ({ kunci: r.peristiwa, pada: r.tanggal.toMillis(), ocid: r.ocid }))
  }

  static async catat(
    trx: TransactionClientContract,
    { paketId, ocid, tahun, pembeli, dibaca }: ProsesOcds,
    nomor: number,
    { kunci: peristiwa, pada, tag, isi }: Peristiwa
  ): Promise<RilisOcds> {
    const rilis: Rilis = {
      ocid,
      id: `${ocid}-${nomor}`,
      date: keIso(pada)!,
      tag,
      initiationType: 'tender',
      language: 'id',
      buyer: pembeli,
      ...isi,
    }
    const teks = JSON.stringify(rilis)
    const sha256 = createHash('sha256').update(teks).digest('hex')
    await enqueueLog(trx, {
      kind: LOG_RILIS,
      object: LOG_RILIS,
      objectId: rilis.id,
      content: canonicalJson({ id: rilis.id, sha256 }),
    })
    return this.create(
      {
        paketId,
        ocid,
        nomor,
        peristiwa,
        tag,
        tanggal: DateTime.fromMillis(pada),
        tahun,
        isi: teks,
        sha256,
        dibuatPada: DateTime.fromMillis(dibaca),
      },
      { client: trx }
    )
  }
}
