import { column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { AksesBerubah, ObjekAkses, StatusAksesTersimpan } from '@eproc/domain/akun/akses'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { JournaledModel } from '#core/database/journaled_model'

const asJson = { prepare: (isi: unknown) => JSON.stringify(isi) }

/** Days within which a second administrator confirms (decisions §2). */
const MASA_KONFIRMASI_HARI = 7

/** A change of somebody's powers that waits for a second administrator (decisions §2 'No one is everybody'). */
export default class PerubahanAkses extends JournaledModel {
  static override table = 'perubahan_akses'

  @column({ isPrimary: true }) declare id: number
  @column() declare objek: ObjekAkses
  /** null until the account exists */
  @column() declare penggunaId: number | null
  @column() declare divisiId: number | null
  /** whose account, or which division */
  @column() declare nama: string
  @column(asJson) declare isi: AksesBerubah
  @column(asJson) declare semula: AksesBerubah
  @column() declare status: StatusAksesTersimpan
  @column() declare pemintaId: number
  @column.dateTime() declare kedaluwarsaPada: DateTime
  @column() declare pemutusId: number | null
  @column.dateTime() declare diputusPada: DateTime | null
  @column() declare alasan: string | null
  /** why it is asked for, where that has to be said */
  @column() declare sebab: string | null
  /** administrators were reminded of it before its end; bookkeeping of the job */
  @column.dateTime({ meta: { journal: false } }) declare diingatkanPada: DateTime | null
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime

  /** The one that waits, expired or not, for a person or a division; locked until the end of the transaction. */
  static menunggu = (
    trx: TransactionClientContract,
    column: 'penggunaId' | 'divisiId',
    id: number
  ): Promise<PerubahanAkses | null> =>
    PerubahanAkses.query({ client: trx })
      .where(column, id)
      .where('status', 'menunggu')
      .forUpdate()
      .first()

  /** A division has another code: what waits names it by the new one. The division's own change tells it. */
  static async renameDivisi(
    trx: TransactionClientContract,
    before: string,
    after: string
  ): Promise<void> {
    const waiting = await PerubahanAkses.query({ client: trx })
      .where('status', 'menunggu')
      .whereRaw(`? in (isi->>'divisi', semula->>'divisi', isi->>'parent', semula->>'parent')`, [
        before,
      ])
      .forUpdate()
    const renamed = (values: AksesBerubah): AksesBerubah => ({
      ...values,
      ...(values.divisi === before ? { divisi: after } : {}),
      ...(values.parent === before ? { parent: after } : {}),
    })
    for (const minta of waiting) {
      const { isi, semula } = minta
      await minta
        .merge({ isi: renamed(isi), semula: renamed(semula) })
        .toldElsewhere()
        .save()
    }
  }

  minta(oleh: Actor): Promise<this> {
    this.status = 'menunggu'
    this.pemintaId = oleh.id
    this.kedaluwarsaPada = clockNow().plus({ days: MASA_KONFIRMASI_HARI })
    return this.by(oleh, 'akses.minta', { reason: this.sebab ?? null }).save()
  }

  putuskan(oleh: Actor, status: 'berlaku' | 'ditolak', alasan: string | null): Promise<this> {
    this.status = status
    this.alasan = alasan
    this.pemutusId = oleh.id
    this.diputusPada = clockNow()
    const aksi = status === 'berlaku' ? 'akses.konfirmasi' : 'akses.tolak'
    return this.by(oleh, aksi, { reason: alasan }).save()
  }

  /** Does it keep others from being asked for until it is decided? Taking a login's code off does. */
  menahan(pada: DateTime): boolean {
    return 'kodeMasuk' in this.isi && this.kedaluwarsaPada > pada
  }

  /** Of one that waits and was not told of again: the first of two processes has it. No change of it, so its version stays. */
  static async ingatkan(trx: TransactionClientContract, id: number): Promise<boolean> {
    const marked: unknown = await this.query({ client: trx })
      .where({ id, status: 'menunggu' })
      .whereNull('diingatkanPada')
      .update({ diingatkanPada: clockNow().toJSDate() })
    return Number(marked) === 1
  }

  /** Another request for the same takes its place. */
  gantikan(oleh: Actor): Promise<this> {
    this.status = 'diganti'
    return this.by(oleh, 'akses.ganti').save()
  }
}
