import { randomBytes } from 'node:crypto'
import { BaseModel, column, scope } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { DateTime } from 'luxon'
import { lihatTautan } from '#app/akun/tautan/tautan_query'
import { tokenHash } from '#core/auth/token'
import { clockNow, sqlNow } from '#core/clock/clock'

export type TujuanTautan = 'aktivasi' | 'sandi'
/** EXP expired, LAPSED with the registration, INV unknown, used, or of an account that may not use it */
export type TautanGagal = 'EXP' | 'LAPSED' | 'INV'

const UMUR = { hours: 24 }

/**
 * Mailed links: 256 random bits, only their HMAC is kept, 24 hours, one use (decisions §2 and §3).
 * A new link of the same purpose ends the user's older ones. Journaled by the deed that sends or uses it.
 */
export default class Tautan extends BaseModel {
  static override table = 'tautan'

  @column({ isPrimary: true }) declare id: number
  @column({ serializeAs: null }) declare hash: Buffer
  @column() declare tujuan: TujuanTautan
  /** null: a registration that lapsed */
  @column() declare penggunaId: number | null
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare kedaluwarsaPada: DateTime
  /** when it was used, or ended without use */
  @column.dateTime() declare dipakaiPada: DateTime | null

  /** Neither used nor expired. */
  static terbuka = scope((query: ModelQueryBuilderContract<LucidModel>) => {
    void query.whereNull('dipakai_pada').whereRaw(`kedaluwarsa_pada > ${sqlNow()}`)
  })

  /** Makes a link and answers its code, shown this one time only; the caller has locked the user's row. */
  static async buat(
    trx: TransactionClientContract,
    penggunaId: number,
    tujuan: TujuanTautan
  ): Promise<string> {
    const kode = randomBytes(32).toString('base64url')
    await this.akhiri(trx, penggunaId, tujuan)
    const now = clockNow()
    await Tautan.create(
      {
        hash: tokenHash('tautan', kode),
        tujuan,
        penggunaId,
        dibuatPada: now,
        kedaluwarsaPada: now.plus(UMUR),
      },
      { client: trx }
    )
    return kode
  }

  /** Ends the user's open links of a purpose; expired ones stay, so that they still answer EXP. */
  static async akhiri(
    trx: TransactionClientContract,
    penggunaId: number,
    tujuan: TujuanTautan
  ): Promise<void> {
    await Tautan.query({ client: trx })
      .withScopes((s) => s.terbuka())
      .where('pengguna_id', penggunaId)
      .where('tujuan', tujuan)
      .update({ dipakai_pada: clockNow().toSQL() })
  }

  /**
   * Uses up the link: of two callers at once exactly one gets the user's id. The second waits for the lock, and the
   * database then asks anew whether the row still is open.
   */
  static async pakai(
    trx: TransactionClientContract,
    tujuan: TujuanTautan,
    kode: string
  ): Promise<{ penggunaId: number } | { gagal: TautanGagal }> {
    const tautan = await Tautan.query({ client: trx })
      .withScopes((s) => s.terbuka())
      .where('hash', tokenHash('tautan', kode))
      .where('tujuan', tujuan)
      .forUpdate()
      .first()
    if (!tautan?.penggunaId) {
      const lihat = await lihatTautan(tujuan, kode, trx)
      return { gagal: 'gagal' in lihat ? lihat.gagal : 'INV' }
    }
    tautan.dipakaiPada = clockNow()
    await tautan.save()
    return { penggunaId: tautan.penggunaId }
  }
}
