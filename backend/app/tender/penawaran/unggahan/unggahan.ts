import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { clockNow } from '#core/clock/clock'
import { conflict, HttpError, notFound } from '#core/http/errors'

export const POLA_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** An upload that nobody continued for so long is gone. */
export const UMUR_JAM = 24

const SECRET = { serializeAs: null }

/**
 * An upload that continues after a cut; it ends as a version of an offer. A technical row: the journal tells its
 * beginning and its end with the package.
 */
export default class Unggahan extends BaseModel {
  static override table = 'unggahan'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare id: string
  @column() declare paketId: number
  @column() declare rekananId: number
  /** key of the submission stage */
  @column() declare tahap: string
  @column() declare jenis: KategoriFile
  @column(SECRET) declare namaSegel: Buffer
  @column() declare mime: string
  /** of what is sent: sealed content is a little longer */
  @column() declare ukuran: number
  /** sealed in the browser: neither name nor price nor kind is known */
  @column() declare tersegel: boolean
  /** of the whole, as the browser says */
  @column({ columnName: 'sha256' }) declare sha256: string | null
  @column(SECRET) declare kunciKerja: Buffer
  @column(SECRET) declare hargaSegel: Buffer | null
  @column(SECRET) declare rincianSegel: Buffer | null
  /** bytes that are durable */
  @column() declare diterima: number
  /** running digest of the digests of the full units */
  @column() declare rantai: Buffer
  /** sealed: the bytes of `diterima` after the last full unit */
  @column(SECRET) declare ekor: Buffer | null
  /** request that writes just now */
  @column() declare penulis: string | null
  @column() declare penawaranId: number | null
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime

  /** The vendor's own upload; 404 otherwise. */
  static async milik(
    client: QueryClientContract,
    id: string,
    rekananId: number | null,
    lock = false
  ): Promise<Unggahan> {
    if (!POLA_ID.test(id) || rekananId === null) throw notFound()
    const query = this.query({ client }).where({ id, rekananId })
    const unggahan = await (lock ? query.forUpdate() : query).first()
    if (!unggahan) throw new HttpError(404, teks.unggahan.hilang)
    return unggahan
  }

  /** From here on this request writes; one that wrote before loses it. Answers what is durable by then. */
  async ambilAlih(this: Unggahan, penulis: string): Promise<Unggahan> {
    const diubahPada = clockNow().toJSDate()
    await Unggahan.query()
      .where('id', this.id)
      .whereNull('penawaranId')
      .update({ penulis, diubahPada })
    const kini = await Unggahan.query().where({ id: this.id, penulis }).first()
    if (!kini) throw new HttpError(404, teks.unggahan.hilang)
    return kini
  }

  /** So much is durable. @throws 409 when another request has taken over */
  async maju(this: Unggahan, diterima: number, rantai: Buffer, ekor: Buffer | null): Promise<void> {
    const diubahPada = clockNow().toJSDate()
    const [diubah] = (await Unggahan.query()
      .where({ id: this.id, penulis: this.penulis! })
      .update({ diterima, rantai, ekor, diubahPada })) as number[]
    if (diubah !== 1) throw conflict(teks.unggahan.diambilAlih)
    this.diterima = diterima
    this.rantai = rantai
    this.ekor = ekor
    this.diubahPada = clockNow()
  }

  /** Who does not continue it until then begins anew. */
  get berakhirPada(): DateTime {
    return this.diubahPada.plus({ hours: UMUR_JAM })
  }

  /** It became this version of the offer. */
  selesai(this: Unggahan, penawaranId: number): Promise<Unggahan> {
    this.penawaranId = penawaranId
    return this.save()
  }
}
