import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { ORDER } from '@eproc/sealing/offer/order_leaf'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'

/** Kinds of its two leaves in the public log: what may be opened, and that it was, or can't be any more. */
export const LOG_PERINTAH = ORDER
export const LOG_PERINTAH_BUKA = 'perintah-buka'
export const LOG_PERINTAH_TUTUP = 'perintah-tutup'

/** A version of a file that an order covers. */
export interface CoveredOffer {
  penawaranId: number
  /** hash of its receipt as the log has it, and of its header */
  tandaTerima: string
  header: string
}

const SECRET = { meta: { journal: false }, serializeAs: null }
const toJson = (value: unknown) => (value ? JSON.stringify(value) : null)

/** What the first holder signed, and what the second did. */
export type OrderRequested = Pick<PerintahAkses, 'pernyataan' | 'tandaTangan' | 'titipan'>
export type OrderConfirmed = Pick<PerintahAkses, 'sidikPembuka' | 'tandaTanganPembuka'>

/**
 * The order of an auditor or a court to open what was never opened (sealing.md §4): four steps by four persons, of whom
 * the last two are holders. The offers themselves stay as they are.
 */
export default class PerintahAkses extends BagianPaket {
  static override table = 'perintah_akses'

  @column({ isPrimary: true }) declare id: number
  @column() declare nomor: string
  @column() declare lembaga: string
  /** yyyy-MM-dd */
  @column() declare tanggal: string
  @column() declare keterangan: string
  /** stored path of the order's document, and its hash */
  @column() declare file: string
  @column({ columnName: 'sha256' }) declare sha256: string
  /** whose offers; null: all vendors' */
  @column() declare rekanan: number[] | null
  @column() declare pencatatId: number
  @column.dateTime() declare dicatatPada: DateTime
  @column() declare pengesahId: number | null
  @column.dateTime() declare disahkanPada: DateTime | null
  @column({ ...SECRET, prepare: toJson }) declare isi: CoveredOffer[] | null

  /** the first holder's request, letter by letter, and what it sealed to each other holder */
  @column() declare pemintaId: number | null
  @column.dateTime() declare dimintaPada: DateTime | null
  @column(SECRET) declare pernyataan: string | null
  @column(SECRET) declare tandaTangan: Buffer | null
  @column({ ...SECRET, prepare: toJson }) declare titipan: { untuk: string; isi: string }[] | null
  /** which of the two was a reserve, and why */
  @column() declare cadanganId: number | null
  @column() declare alasanCadangan: string | null
  @column() declare pembukaId: number | null
  @column.dateTime() declare dibukaPada: DateTime | null
  @column() declare sidikPembuka: string | null
  @column(SECRET) declare tandaTanganPembuka: Buffer | null
  /** number and stored path of the minutes */
  @column() declare acara: string | null
  @column({ meta: { journal: false } }) declare fileAcara: string | null

  /** closed undone: no two keys were left that may open it */
  @column() declare penutupId: number | null
  @column.dateTime() declare ditutupPada: DateTime | null
  @column() declare alasanTutup: string | null
  @column() declare sebabTutup: SebabTutup | null
  @column() declare acaraTutup: string | null
  @column({ meta: { journal: false } }) declare fileAcaraTutup: string | null

  /** Of this package, locked. */
  static of(
    trx: TransactionClientContract,
    paketId: number,
    id: number | null
  ): Promise<PerintahAkses | null> {
    return this.query({ client: trx })
      .where({ paketId, id: id ?? 0 })
      .forUpdate()
      .first()
  }

  /** The one that is neither done nor closed, locked. */
  static unfinished(
    trx: TransactionClientContract,
    paketId: number
  ): Promise<PerintahAkses | null> {
    return this.query({ client: trx })
      .where({ paketId })
      .whereNull('dibukaPada')
      .whereNull('ditutupPada')
      .forUpdate()
      .first()
  }

  catat(oleh: Actor): Promise<this> {
    this.pencatatId = oleh.id
    this.dicatatPada = clockNow()
    return this.by(oleh, 'perintah.catat', { reason: this.keterangan }).save()
  }

  /** Nothing of it stays but its rows in the journal. */
  tolak(oleh: Actor, alasan: string): Promise<void> {
    return this.by(oleh, 'perintah.tolak', { reason: alasan }).delete()
  }

  sahkan(oleh: Actor, isi: CoveredOffer[]): Promise<this> {
    this.isi = isi
    this.pengesahId = oleh.id
    this.disahkanPada = clockNow()
    const details = { nomor: this.nomor, berkas: isi.length }
    return this.by(oleh, 'perintah.sahkan', { details }).save()
  }

  /** By the first holder. */
  minta(oleh: Actor, signed: OrderRequested): Promise<this> {
    Object.assign(this, signed)
    this.pemintaId = oleh.id
    this.dimintaPada = clockNow()
    const details = { nomor: this.nomor, ...this.#standIn(oleh) }
    return this.by(oleh, 'perintah.minta', { details }).save()
  }

  /** By the second. */
  buka(
    oleh: Actor,
    signed: OrderConfirmed,
    { acara, fileAcara, dibuka, tidak }: Minutes & { dibuka: number; tidak: number }
  ): Promise<this> {
    Object.assign(this, signed, { acara, fileAcara })
    const details = { nomor: this.nomor, dibuka, tidakDibuka: tidak, ...this.#standIn(oleh) }
    return this.by(oleh, 'perintah.buka', { details }).save()
  }

  /** By manajerULP, undone. */
  tutup(oleh: Actor, { acara, fileAcara }: Minutes): Promise<this> {
    this.acaraTutup = acara
    this.fileAcaraTutup = fileAcara
    const details = { nomor: this.nomor, tidakDibuka: this.isi!.length }
    return this.by(oleh, 'perintah.tutup', { reason: this.alasanTutup, details }).save()
  }

  #standIn({ id }: Actor): { cadangan?: string | null } {
    return this.cadanganId === id ? { cadangan: this.alasanCadangan } : {}
  }
}

/** Fewer than two keys are left that may open, or nothing of it that two of them open. */
export type SebabTutup = 'kurangDua' | 'terkunci'

export interface Minutes {
  /** number, and stored path */
  acara: string
  fileAcara: string
}

export type OrderOutcome = 'dibuka' | 'batal' | 'rusak' | 'terkunci'

/** What came of one version under an order; the journal tells it with the order's own deed. */
export class OrderedFile extends BaseModel {
  static override table = 'perintah_berkas'

  @column() declare perintahId: number
  @column({ isPrimary: true }) declare penawaranId: number
  @column() declare hasil: OrderOutcome
  /** of the plaintext */
  @column({ columnName: 'sha256' }) declare sha256: string | null
  /** wrapped by the installation, as after an opening; null once the offer is destroyed */
  @column({ serializeAs: null }) declare kunci: Buffer | null

  /** The keys of these offers, under whatever order: with the offers they go, too. */
  static forgetKeys(trx: TransactionClientContract, offers: readonly number[]): Promise<unknown> {
    return this.query({ client: trx })
      .whereIn('penawaranId', [...offers])
      .update({ kunci: null })
  }
}
