import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { clockNow } from '#core/clock/clock'

/** Seconds until the next try: 5, 10, 20 … at most fifteen minutes. */
const backoff = (tries: number): number => Math.min(900, 5 * 2 ** Math.min(tries, 8))
const MAX_TRIES = 20
/** Seconds until a mail is looked at again whose attachment cannot be read now. */
const STORE_AWAY = 60

/** Why a mail is given up: the receiving server refuses it for good, its attachment is gone, it was tried often enough. */
export type GivenUp = 'ditolak' | 'lampiran' | 'habis'

/** A mail of the outbox. What it says belongs to the deed that caused it, so the journal does not tell it again. */
export default class Surat extends BaseModel {
  static override table = 'surat'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare id: string
  @column() declare messageId: string
  @column() declare kepada: string
  @column() declare perihal: string
  @column() declare teks: string
  @column() declare html: string
  /** stored paths of attached files */
  @column({ prepare: (jalur: readonly string[]) => JSON.stringify(jalur) })
  declare lampiran: readonly string[]
  /** somebody waits for it in front of a screen */
  @column() declare segera: boolean
  /** its link opens an account: text and link are kept only as long as they are needed */
  @column() declare rahasia: boolean
  @column() declare status: 'antre' | 'terkirim' | 'gagal'
  @column() declare percobaan: number
  @column({ columnName: 'galat' }) declare lastError: string | null
  @column.dateTime() declare dibuatPada: DateTime
  /** not tried before this moment */
  @column.dateTime() declare cobaPada: DateTime
  @column.dateTime() declare terkirimPada: DateTime | null
  /** the package that it is about */
  @column() declare paketId: number | null
  @column() declare sebabGagal: GivenUp | null
  /** when it was told that it was given up */
  @column.dateTime() declare dikabarkanPada: DateTime | null

  /** The mail server has taken it. */
  async terkirim(): Promise<void> {
    this.status = 'terkirim'
    this.percobaan += 1
    this.lastError = null
    this.terkirimPada = clockNow()
    this.#forget()
    await this.save()
  }

  /** The mail server did not take it: once more later, at last given up. */
  async belumTerkirim(sebab: string): Promise<void> {
    this.percobaan += 1
    this.lastError = sebab.slice(0, 500)
    this.cobaPada = clockNow().plus({ seconds: backoff(this.percobaan) })
    if (this.percobaan >= MAX_TRIES) this.#giveUp('habis')
    await this.save()
  }

  /** Its attachment cannot be read now: no try of the mail server, and never a reason to give up. */
  async menungguLampiran(sebab: string): Promise<void> {
    this.lastError = sebab.slice(0, 500)
    this.cobaPada = clockNow().plus({ seconds: STORE_AWAY })
    await this.save()
  }

  /** Another try would fail alike. */
  async gagal(kind: GivenUp, sebab: string): Promise<void> {
    this.percobaan += 1
    this.lastError = sebab.slice(0, 500)
    this.#giveUp(kind)
    await this.save()
  }

  /** The next look of the job `surat-gagal` tells it. */
  #giveUp(kind: GivenUp): void {
    this.status = 'gagal'
    this.sebabGagal = kind
    this.#forget()
  }

  /** What the table of links keeps as a hash is not left here in clear. */
  #forget(): void {
    if (!this.rahasia) return
    this.teks = ''
    this.html = ''
  }
}
