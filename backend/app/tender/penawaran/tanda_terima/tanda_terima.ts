import { createHash, randomBytes } from 'node:crypto'
import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import type { TandaTerima as TandaTerimaAnswer } from '@eproc/domain/tender/penawaran/answers_penawaran'
import Penawaran from '#app/tender/penawaran/penawaran'
import { tandatangani, tandaTanganSah } from '#app/tender/penawaran/tanda_terima/tanda_tangan'
import { notFound } from '#core/http/errors'
import { canonicalJson } from '#core/log/canonical_json'
import { enqueueLog } from '#core/log/enqueue'

/** What is signed. */
export type TandaTerimaContent = Omit<TandaTerimaAnswer, 'tandaTangan' | 'halaman' | 'pdf'>

const POLA_KODE = /^[\w-]{16}$/

/** Its kind in the public log. */
export const JENIS_LOG = 'tanda-terima'

export interface ReceiptParts {
  isi: TandaTerimaContent
  /** of what is stored */
  sha256Segel: string
  tandaTangan: string
}

/** A receipt as the public log has it. */
export const logContent = (t: ReceiptParts): string =>
  canonicalJson({ ...t.isi, sha256Segel: t.sha256Segel, tandaTangan: t.tandaTangan })

export const hashOfText = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Stands for it in the signed statement of the version after it. */
export const receiptHash = (parts: ReceiptParts): string => hashOfText(logContent(parts))

export const kodeTandaTerima = (): string => randomBytes(12).toString('base64url')

/** The signed receipt of one version of an offer's file (decisions §5.2). It never changes. */
export default class TandaTerima extends BaseModel {
  static override table = 'tanda_terima'
  static override primaryKey = 'kode'
  static override selfAssignPrimaryKey = true

  /** who holds it may confirm the receipt */
  @column({ isPrimary: true }) declare kode: string
  @column() declare penawaranId: number
  @column({ prepare: (isi: TandaTerimaContent) => JSON.stringify(isi) })
  declare isi: TandaTerimaContent
  @column() declare tandaTangan: string
  @column.dateTime() declare dibuatPada: DateTime

  @belongsTo(() => Penawaran) declare penawaran: BelongsTo<typeof Penawaran>

  /** Signs and records it; inside the transaction that accepts the offer. */
  static async terbitkan(penawaran: Penawaran, isi: TandaTerimaContent): Promise<TandaTerima> {
    const { kode } = isi
    const tandaTangan = await tandatangani(isi)
    const dibuatPada = penawaran.diterimaPada
    await enqueueLog(penawaran.$trx!, {
      kind: JENIS_LOG,
      object: JENIS_LOG,
      objectId: kode,
      content: logContent({ isi, sha256Segel: penawaran.sha256Segel, tandaTangan }),
    })
    return this.create(
      { kode, penawaranId: penawaran.id, isi, tandaTangan, dibuatPada },
      { client: penawaran.$trx! }
    )
  }

  /** With its offer. @throws 404 */
  static async berkode(kode: string): Promise<TandaTerima> {
    if (!POLA_KODE.test(kode)) throw notFound()
    const t = await this.query().where('kode', kode).preload('penawaran').first()
    if (!t) throw notFound()
    return t
  }

  /** Of one accepted file. */
  static untuk(client: QueryClientContract, penawaranId: number): Promise<TandaTerima> {
    return this.query({ client }).where('penawaranId', penawaranId).firstOrFail()
  }

  /** The signature is ours, and the record still says what was signed. */
  async sah(this: TandaTerima): Promise<boolean> {
    const { isi, penawaran: w } = this
    return (
      (await tandaTanganSah(isi, this.tandaTangan)) &&
      isi.kode === this.kode &&
      isi.sha256 === w.sha256 &&
      isi.ukuran === w.ukuran &&
      isi.jenis === w.jenis &&
      isi.vendor.id === w.rekananId &&
      isi.paket.id === w.paketId
    )
  }
}
