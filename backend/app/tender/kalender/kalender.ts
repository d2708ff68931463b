import { randomBytes, timingSafeEqual } from 'node:crypto'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { clockNow } from '#core/clock/clock'
import { tokenHash } from '#core/auth/token'

/** The file of an address: id and 256 bits. */
export const FILE_SHAPE = /^(\d{1,9})-([A-Za-z0-9_-]{43})\.ics$/

/** A user's calendar of a package at a secret address; the user's own setting, so the journal tells nothing of it. */
export default class Kalender extends BaseModel {
  static override table = 'kalender'

  @column({ isPrimary: true }) declare id: number
  @column() declare penggunaId: number
  @column() declare paketId: number
  @column({ serializeAs: null }) declare garam: string
  @column.dateTime() declare dibuatPada: DateTime

  /** A new address; the one before opens nothing any more. */
  static terbitkan(
    trx: TransactionClientContract,
    penggunaId: number,
    paketId: number
  ): Promise<Kalender> {
    const garam = randomBytes(16).toString('base64url')
    return this.updateOrCreate(
      { penggunaId, paketId },
      { garam, dibuatPada: clockNow() },
      { client: trx }
    )
  }

  /** The calendar of this address; null for a wrong or revoked one. */
  static async dariBerkas(file: string): Promise<Kalender | null> {
    const [, id, token] = FILE_SHAPE.exec(file) ?? []
    const kalender = id && token ? await this.find(Number(id)) : null
    if (!kalender) return null
    const given = Buffer.from(token!, 'base64url')
    const due = kalender.#token()
    return given.length === due.length && timingSafeEqual(given, due) ? kalender : null
  }

  /** Site-relative. */
  get alamat(): string {
    return `/kalender/${this.id}-${this.#token().toString('base64url')}.ics`
  }

  #token(): Buffer {
    return tokenHash('kalender', `${this.id}\n${this.garam}`)
  }
}
