import { BaseModel, belongsTo, column, hasMany } from '@adonisjs/lucid/orm'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import type { PeranPemegang } from '@eproc/domain/pemegang/holder_set'
import HolderKey from '#app/pemegang/holder_key'

/** A place in a set. Its key is the pair; never changed. */
export class HolderSetMember extends BaseModel {
  static override table = 'himpunan_anggota'

  @column() declare himpunanId: number
  /** from 1: the index of the holder's share */
  @column({ isPrimary: true }) declare urutan: number
  @column() declare kunciId: number
  @column() declare peran: PeranPemegang

  @belongsTo(() => HolderKey, { foreignKey: 'kunciId' }) declare kunci: BelongsTo<typeof HolderKey>
}

/** Whose keys a package's offers and openings are under (sealing.md §2). A change makes a new one, with the next number. */
export default class HolderSet extends BaseModel {
  static override table = 'himpunan_pemegang'

  @column({ isPrimary: true }) declare id: number
  @column() declare paketId: number
  @column() declare nomor: number
  /** what comes in plain is taken, and sealed by the installation for vendors without a key of their own */
  @column() declare polos: boolean
  @column.dateTime() declare dibuatPada: DateTime
  /** when vendors that had sealed to an earlier one were told of it */
  @column.dateTime() declare dikabarkanPada: DateTime | null

  @hasMany(() => HolderSetMember, {
    foreignKey: 'himpunanId',
    onQuery: (q) => void q.orderBy('urutan'),
  })
  declare anggota: HasMany<typeof HolderSetMember>

  /** The newest of a package, with its keys; null where it was published without. */
  static newest(client: QueryClientContract, paketId: number): Promise<HolderSet | null> {
    return this.query({ client })
      .where({ paketId })
      .orderBy('nomor', 'desc')
      .preload('anggota', (members) => void members.preload('kunci'))
      .first()
  }

  static ofPaket(client: TransactionClientContract, paketId: number): Promise<HolderSet[]> {
    return this.query({ client })
      .where({ paketId })
      .orderBy('nomor')
      .preload('anggota', (members) => void members.preload('kunci'))
  }

  /** In the log and in what holders sign. */
  get nama(): string {
    return `${this.paketId}-${this.nomor}`
  }
}
