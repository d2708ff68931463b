import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { CaraNilai as Cara } from '@eproc/domain/tender/nilai/nilai_anggota'
import { clockNow } from '#core/clock/clock'
import { numberParameter } from '#core/database/parameter'

/** What a package begins with: 1 is the members' average. */
const dipilih = async (): Promise<Cara> =>
  (await numberParameter('CARA_NILAI_POKJA', 0)) === 1 ? 'rata-rata' : 'konsensus'

/** How a package's technical scores are made; fixed when it is first judged. */
export default class CaraNilai extends BaseModel {
  static override table = 'cara_nilai'
  static override primaryKey = 'paketId'
  static override selfAssignPrimaryKey = true

  @column() declare paketId: number
  @column() declare cara: Cara
  @column.dateTime() declare pada: DateTime

  /** As it is, or would be if the package were judged now. */
  static async untuk(paketId: number): Promise<Cara> {
    return (await this.find(paketId))?.cara ?? dipilih()
  }

  /** Fixes it; the package is locked. */
  static async tetapkan(trx: TransactionClientContract, paketId: number): Promise<Cara> {
    const ada = await this.find(paketId, { client: trx })
    if (ada) return ada.cara
    const cara = await dipilih()
    await this.create({ paketId, cara, pada: clockNow() }, { client: trx })
    return cara
  }
}
