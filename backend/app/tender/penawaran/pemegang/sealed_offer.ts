import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { readOfferStatement, type VersionStatement } from '@eproc/sealing/offer/statement'
import HolderSet from '#app/pemegang/himpunan/holder_set'
import { layerKey, readLayered, uncoverEnvelope } from '#app/tender/penawaran/pemegang/layer'
import { readFile } from '#core/files/disk'

/** What is stored: the path of its content, and the id in it. */
interface Stored {
  berkasId: string
  jalurSegel: string
}

/** What makes a version of an offer one that is sealed to people (ADR 0026). It changes by its destruction alone. */
export default class SealedOffer extends BaseModel {
  static override table = 'penawaran_pemegang'
  static override primaryKey = 'penawaranId'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare penawaranId: number
  @column() declare himpunanId: number
  /** its id in header and statement, 32 hexadecimal digits */
  @column({ columnName: 'penawaran' }) declare offer: string
  /** as it lies here: below the installation's layer */
  @column() declare amplop: Buffer
  /** the statement about it, letter by letter */
  @column() declare pernyataan: string
  @column() declare tandaTangan: Buffer
  /** the layer's key, wrapped; null for what was accepted before there was one */
  @column({ serializeAs: null }) declare lapis: Buffer | null

  @belongsTo(() => HolderSet, { foreignKey: 'himpunanId' })
  declare himpunan: BelongsTo<typeof HolderSet>

  get statement(): VersionStatement {
    const read = readOfferStatement(this.pernyataan)
    if (read?.act !== 'version') throw new Error(`Pernyataan penawaran ${this.penawaranId} rusak`)
    return read
  }

  /** Never opened, and not any more: shares, name and price are gone, the statement stays. */
  forget(): Promise<this> {
    this.amplop = Buffer.alloc(0)
    this.lapis = null
    return this.save()
  }

  /** Empty where it was altered. */
  envelope({ berkasId }: Pick<Stored, 'berkasId'>): Promise<Buffer> {
    return uncoverEnvelope(berkasId, this)
  }

  /** The sealed content, without the layer. @throws Error where the layer was altered */
  async *content({ berkasId: id, jalurSegel: jalur }: Stored): AsyncGenerator<Uint8Array> {
    if (this.lapis) yield* readLayered({ id, jalur, key: await layerKey(id, this.lapis) })
    else yield* await readFile(jalur)
  }
}
