import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'

/** That the vendors of a stage open their own offers, for fewer than two holders' keys are left (sealing.md §4). */
export default class KeysDecision extends BaseModel {
  static override table = 'keputusan_kunci'

  @column({ isPrimary: true }) declare id: number
  @column() declare paketId: number
  /** key of the opening stage */
  @column() declare tahap: string
  @column() declare olehId: number
  @column() declare alasan: string
  /** until when vendors may open theirs, as decided (`vendors_deadline`: without pauses) */
  @column.dateTime() declare batas: DateTime
  @column.dateTime() declare diputuskanPada: DateTime

  static of(
    client: QueryClientContract,
    paketId: number,
    tahap: string
  ): Promise<KeysDecision | null> {
    return this.query({ client }).where({ paketId, tahap }).first()
  }
}

/** Data keys of one offer that its own vendor handed over. */
export class VendorRelease extends BaseModel {
  static override table = 'bukaan_rekanan'
  static override primaryKey = 'penawaranId'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare penawaranId: number
  @column() declare keputusanId: number
  /** wrapped by the installation, as after an opening */
  @column({ serializeAs: null }) declare kunci: Buffer
  @column.dateTime() declare diserahkanPada: DateTime
}
