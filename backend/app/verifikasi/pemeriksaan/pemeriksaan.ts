import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { PemeriksaVerifikasi } from '@eproc/domain/verifikasi/answers'
import { keIso } from '@eproc/domain/common/format'
import Pengguna from '#app/akun/pengguna'
import { clockNow } from '#core/clock/clock'

/** A hold that nobody renews lapses, so that a closed laptop keeps no vendor. */
const MENIT_PEGANG = 10

/** Which verifier has a vendor in hand; no record of anything, so the journal tells only who took it from whom. */
export default class Pemeriksaan extends BaseModel {
  static override table = 'pemeriksaan'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare rekananId: number
  @column() declare penggunaId: number
  @column.dateTime() declare mulaiPada: DateTime
  @column.dateTime() declare sampaiPada: DateTime

  @belongsTo(() => Pengguna) declare pengguna: BelongsTo<typeof Pengguna>

  /** The hold that still lasts, whose ever it is. */
  static async berlaku(
    rekananId: number,
    client?: TransactionClientContract
  ): Promise<Pemeriksaan | null> {
    return this.query(client ? { client } : {})
      .where('rekananId', rekananId)
      .where('sampaiPada', '>', clockNow().toJSDate())
      .preload('pengguna')
      .first()
  }

  /** Puts the vendor, whose row the caller has locked, into this account's hand or keeps it there. */
  static async pegang(
    trx: TransactionClientContract,
    rekananId: number,
    penggunaId: number
  ): Promise<Pemeriksaan> {
    const kini = clockNow()
    const baris = (await this.find(rekananId, { client: trx })) ?? new this().useTransaction(trx)
    const lanjut = baris.penggunaId === penggunaId && baris.sampaiPada > kini
    baris.merge({
      rekananId,
      penggunaId,
      mulaiPada: lanjut ? baris.mulaiPada : kini,
      sampaiPada: kini.plus({ minutes: MENIT_PEGANG }),
    })
    return baris.save()
  }

  /** Needs `pengguna` to be loaded. */
  untuk(pembacaId: number): PemeriksaVerifikasi {
    return {
      nama: this.pengguna.nama,
      sejak: keIso(this.mulaiPada.toJSDate())!,
      sampai: keIso(this.sampaiPada.toJSDate())!,
      saya: this.penggunaId === pembacaId,
    }
  }
}
