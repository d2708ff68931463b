import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { newLoginToken, tokenHash } from '#core/auth/token'
import { clockNow } from '#core/clock/clock'

/** Without use a session ends after this; at every written use it starts anew. */
const IDLE = { hours: 12 }
/** In any case it ends after this. */
const ABSOLUTE = { days: 7 }

export interface Device {
  ip: string | null
  agent: string
}

/**
 * A login that has not ended (decisions §1, quality §3). The database itself journals its beginning, the deed that ends
 * it its end. Hashes are not read back: the application's role may look one up (`sesi_menurut_hash`) and see none.
 */
export default class Sesi extends BaseModel {
  static override table = 'sesi'

  @column({ isPrimary: true }) declare id: number
  @column({ serializeAs: null }) declare hash: Buffer | undefined
  @column() declare penggunaId: number
  @column() declare alamatIp: string | null
  @column() declare agen: string
  /** the role needs a second step that the account does not have yet: nothing but the own profile is open */
  @column() declare terbatas: boolean
  /** how the second step of the login was passed; null without one */
  @column() declare langkah: string | null
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare terakhirPada: DateTime
  @column.dateTime() declare kedaluwarsaPada: DateTime

  /** The living sessions of a user, without what the application's role may not read. */
  static milik(client: QueryClientContract, penggunaId: number) {
    const columns = ['id', 'agen', 'alamat_ip', 'dibuat_pada', 'terakhir_pada', 'kedaluwarsa_pada']
    return Sesi.query({ client }).select(columns).where({ penggunaId })
  }

  /** Begins a session and answers its token, which is shown this one time only. */
  static async mulai(
    trx: TransactionClientContract | null,
    penggunaId: number,
    device: Device,
    { terbatas = false, langkah = null }: { terbatas?: boolean; langkah?: string | null } = {}
  ): Promise<string> {
    const token = newLoginToken()
    const now = clockNow()
    await Sesi.create(
      {
        hash: tokenHash('sesi', token),
        penggunaId,
        alamatIp: device.ip,
        agen: device.agent.slice(0, 200),
        terbatas,
        langkah,
        dibuatPada: now,
        terakhirPada: now,
        kedaluwarsaPada: now.plus(IDLE),
      },
      trx ? { client: trx } : {}
    )
    return token
  }

  /** Ends all sessions of a user, but an optional one. */
  static async akhiriSemua(
    trx: TransactionClientContract,
    penggunaId: number,
    kecuali = 0
  ): Promise<void> {
    await Sesi.query({ client: trx })
      .where('pengguna_id', penggunaId)
      .whereNot('id', kecuali)
      .delete()
  }

  /** The second step was set up. */
  static async bebaskan(trx: TransactionClientContract, id: number): Promise<void> {
    await Sesi.query({ client: trx }).where('id', id).update({ terbatas: false })
  }

  /** The rehearsal's clock goes forward by so much, and every session with it. */
  static async geser(trx: TransactionClientContract, stepMs: number): Promise<void> {
    const later = (name: string) => trx.raw(`${name} + make_interval(secs => ?)`, [stepMs / 1000])
    await Sesi.query({ client: trx }).update({
      dibuat_pada: later('dibuat_pada'),
      terakhir_pada: later('terakhir_pada'),
      kedaluwarsa_pada: later('kedaluwarsa_pada'),
    })
  }

  static async akhiri(trx: TransactionClientContract, id: number): Promise<void> {
    await Sesi.query({ client: trx }).where('id', id).delete()
  }

  /**
   * Notes a use, and answers when the session ends now; asked for at most every five minutes, because a write at every
   * request halves the read rate.
   */
  static async pakai(id: number, dibuatPada: DateTime): Promise<DateTime> {
    const now = clockNow()
    const sampai = DateTime.min(now.plus(IDLE), dibuatPada.plus(ABSOLUTE))
    await Sesi.query()
      .where('id', id)
      .update({ terakhir_pada: now.toSQL(), kedaluwarsa_pada: sampai.toSQL() })
    return sampai
  }
}
