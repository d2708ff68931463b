import { column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import type { KeyPlace } from '#app/tender/penawaran/segel/paket_key'
import type { Pembuka } from '#app/tender/penawaran/segel/pembuka'
import { idDariJalur } from '#app/tender/penawaran/segel/secrets'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'

/** Neither the sealed nor the opened content is ever told in the journal. */
const SECRET = { meta: { journal: false }, serializeAs: null }
const NOTHING = Buffer.alloc(0)
const toJson = (value: unknown) => (value ? JSON.stringify(value) : null)

/** One version of one file of a vendor's offer (decisions §5.2): sealed until the opening, if it is opened at all. */
export default class Penawaran extends BagianPaket {
  static override table = 'penawaran'

  @column({ isPrimary: true }) declare id: number
  @column() declare rekananId: number
  /** key of the submission stage, and of the stage that opens what it took */
  @column() declare tahap: string
  @column() declare tahapBuka: string
  @column() declare jenis: KategoriFile
  @column() declare versiKe: number
  @column() declare jalurSegel: string
  @column(SECRET) declare namaSegel: Buffer
  @column() declare mime: string
  /** of the plaintext */
  @column() declare ukuran: number
  @column({ columnName: 'sha256' }) declare sha256: string
  /** of what is stored */
  @column({ columnName: 'sha256_segel' }) declare sha256Segel: string
  @column(SECRET) declare kunciTerbungkus: Buffer
  /** of H only */
  @column(SECRET) declare hargaSegel: Buffer | null
  /** unit prices of the package's lines, of H only */
  @column(SECRET) declare rincianSegel: Buffer | null
  /** by the database's clock, inside the stage */
  @column.dateTime() declare diterimaPada: DateTime
  /** from the opening on */
  @column(SECRET) declare namaAsli: string | null
  @column(SECRET) declare harga: number | null
  /** unit prices in the order of the lines */
  @column({ ...SECRET, prepare: toJson }) declare rincian: number[] | null
  @column(SECRET) declare kunciTerbuka: Buffer | null
  @column() declare utuh: boolean | null
  @column.dateTime() declare dibukaPada: DateTime | null
  /** never opened, and destroyed after the retention time */
  @column.dateTime() declare dimusnahkanPada: DateTime | null

  /** An opened file of the package; null while it is sealed. */
  static terbuka(
    client: TransactionClientContract,
    paketId: number,
    id: number
  ): Promise<Penawaran | null> {
    return this.query({ client }).where({ paketId, id }).whereNotNull('dibukaPada').first()
  }

  get berkasId(): string {
    return idDariJalur(this.jalurSegel)
  }

  /** What its data key is bound to. */
  letak(): KeyPlace {
    const { paketId, tahapBuka, rekananId, tahap, jenis, versiKe, berkasId } = this
    return { paketId, tahapBuka, rekananId, tahap, jenis, versiKe, berkasId }
  }

  /** Hands it in; `tandaTerima` is the code of its receipt. */
  kirim(oleh: Actor, tandaTerima: string): Promise<this> {
    const { rekananId, jenis, tahap, versiKe: versi, sha256, ukuran: size } = this
    const details = { rekananId, jenis, tahap, versi, sha256, ukuran: size, tandaTerima }
    return this.by(oleh, 'penawaran.kirim', { details }).save()
  }

  /**
   * The act of opening, for this file: name, price and a readable key, and whether it is what its receipt says. Older
   * versions and offers that stay sealed never get here.
   */
  async buka(oleh: Actor, pembuka: Pembuka): Promise<this> {
    const isi = await pembuka(this.letak(), this)
    this.namaAsli = isi.nama
    if (isi.mime) this.mime = isi.mime
    this.harga = isi.harga
    this.rincian = isi.rincian
    this.utuh = isi.utuh
    this.kunciTerbuka = isi.kunciTerbuka
    this.dibukaPada = clockNow()
    const { rekananId, jenis, tahap, versiKe: versi, utuh } = this
    const details = { penawaranId: this.id, rekananId, jenis, tahap, versi, utuh }
    return this.by(oleh, 'penawaran.buka', { details }).save()
  }

  /** Never opened, and not any more: what was sealed is forgotten, its hashes stay. */
  musnahkan(oleh: Actor): Promise<this> {
    this.namaSegel = NOTHING
    this.kunciTerbungkus = NOTHING
    // Of H they are there by a check of the table, and empty.
    this.hargaSegel = this.hargaSegel && NOTHING
    this.rincianSegel = this.rincianSegel && NOTHING
    this.dimusnahkanPada = clockNow()
    const { rekananId, jenis, tahap, versiKe: versi, sha256Segel } = this
    const details = { penawaranId: this.id, rekananId, jenis, tahap, versi, sha256Segel }
    return this.by(oleh, 'penawaran.musnahkan', { details }).save()
  }
}
