import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { KategoriFile } from '@eproc/domain/common/choices'
import type { TandaTerimaPenarikan } from '@eproc/domain/tender/penawaran/answers_segel'
import type Penawaran from '#app/tender/penawaran/penawaran'
import { tandatangani } from '#app/tender/penawaran/tanda_terima/tanda_tangan'
import { hashOfText } from '#app/tender/penawaran/tanda_terima/tanda_terima'
import { canonicalJson } from '#core/log/canonical_json'
import { enqueueLog } from '#core/log/enqueue'

export type PenarikanContent = Omit<TandaTerimaPenarikan, 'tandaTangan'>

/** Its kind in the public log. No name stands in it: the vendor is its pseudonym. */
export const LOG_PENARIKAN = 'penarikan'

/** That a vendor's file does not count any more, signed by the vendor's key, and what was answered. It never changes. */
export default class Penarikan extends BaseModel {
  static override table = 'penarikan'

  @column({ isPrimary: true }) declare id: number
  @column() declare paketId: number
  @column() declare rekananId: number
  @column() declare tahap: string
  @column() declare jenis: KategoriFile
  /** counts versions and withdrawals alike */
  @column() declare versiKe: number
  /** as the vendor's key signed it, letter by letter */
  @column() declare pernyataan: string
  @column({ serializeAs: null }) declare tandaTangan: Buffer
  /** hash of the receipt, on which a version that follows is chained */
  @column() declare tandaTerima: string
  @column() declare kode: string
  @column({ prepare: (isi: PenarikanContent) => JSON.stringify(isi) })
  declare isi: PenarikanContent
  @column() declare tandaTanganPenerima: string
  @column.dateTime() declare dibuatPada: DateTime

  /** Signs the receipt, records it and puts it into the log. */
  static async terbitkan(
    trx: TransactionClientContract,
    isi: PenarikanContent,
    values: Pick<
      Penarikan,
      'paketId' | 'rekananId' | 'tahap' | 'jenis' | 'versiKe' | 'pernyataan' | 'tandaTangan'
    > &
      Pick<Penarikan, 'dibuatPada'>
  ): Promise<Penarikan> {
    const tandaTanganPenerima = await tandatangani(isi)
    const content = canonicalJson({ ...isi, tandaTangan: tandaTanganPenerima })
    const { kode } = isi
    await enqueueLog(trx, {
      kind: LOG_PENARIKAN,
      object: LOG_PENARIKAN,
      objectId: kode,
      content,
    })
    const tandaTerima = hashOfText(content)
    return this.create({ ...values, kode, isi, tandaTanganPenerima, tandaTerima }, { client: trx })
  }

  /** When this version was withdrawn; null: it was not. */
  static async dari({
    paketId,
    rekananId,
    tahap,
    jenis,
    versiKe,
  }: Pick<Penawaran, 'paketId' | 'rekananId' | 'tahap' | 'jenis' | 'versiKe'>) {
    const found = await this.query()
      .where({ paketId, rekananId, tahap, jenis })
      .where('versiKe', '>', versiKe)
      .orderBy('versiKe')
      .first()
    return found?.dibuatPada ?? null
  }

  get jawaban(): TandaTerimaPenarikan {
    return { ...this.isi, tandaTangan: this.tandaTanganPenerima }
  }
}
