import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { JenisIjin } from '@eproc/domain/common/choices'
import type { MasaIjin } from '@eproc/domain/dosir/bagian'

/**
 * Until when the vendor's verified licences of one kind last: expiry is judged by it, so that an unverified change
 * neither prolongs nor ends the vendor's activity. Told by the verification that it follows.
 */
export default class IjinTerverifikasi extends BaseModel {
  static override table = 'ijin_terverifikasi'
  /** the key is vendor and kind together */
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare rekananId: number
  @column() declare jenis: JenisIjin
  /** null means without end */
  @column() declare berlaku: string | null

  /** Remembers the licences as they were verified: of each kind the one that lasts longest. */
  static async ingat(
    trx: TransactionClientContract,
    rekananId: number,
    dulu: readonly MasaIjin[],
    ijin: readonly MasaIjin[]
  ): Promise<void> {
    const masa = new Map<JenisIjin, string | null>()
    for (const { jenis, berlaku } of ijin) {
      const lain = masa.get(jenis)
      const lebihLama = lain === undefined || (lain !== null && (!berlaku || berlaku > lain))
      if (lebihLama) masa.set(jenis, berlaku)
    }
    const sama = (d: MasaIjin) => masa.get(d.jenis) === d.berlaku
    if (dulu.length === masa.size && dulu.every(sama)) return
    await this.query({ client: trx }).where('rekananId', rekananId).delete()
    const baris = [...masa].map(([jenis, berlaku]) => ({ rekananId, jenis, berlaku }))
    await this.createMany(baris, { client: trx })
  }
}
