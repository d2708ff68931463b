import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { BagianKey } from '@eproc/domain/dosir/bagian'
import { clockNow } from '#core/clock/clock'

/** A decision on a section; `remark` null says that it was verified. */
export interface KeputusanSurat {
  bagian: BagianKey
  remark: string | null
}

/** Decisions on one vendor that its next letter tells. They are journaled where they are made. */
export default class SuratVerifikasi extends BaseModel {
  static override table = 'surat_verifikasi'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare rekananId: number
  @column({ prepare: (isi: unknown) => JSON.stringify(isi) }) declare keputusan: KeputusanSurat[]
  @column.dateTime() declare terakhirPada: DateTime

  /** Adds decisions; a later one on the same section takes the place of the former. The vendor's row is locked. */
  static async catat(
    trx: TransactionClientContract,
    rekananId: number,
    baru: readonly KeputusanSurat[]
  ): Promise<SuratVerifikasi> {
    const surat = (await this.find(rekananId, { client: trx })) ?? new this().useTransaction(trx)
    const tetap = (surat.keputusan ?? []).filter((k) => !baru.some((b) => b.bagian === k.bagian))
    surat.merge({ rekananId, keputusan: [...tetap, ...baru], terakhirPada: clockNow() })
    return surat.save()
  }
}
