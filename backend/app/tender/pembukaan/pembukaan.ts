import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import type { MetodePemilihan } from '@eproc/domain/common/choices'
import Pengguna from '#app/akun/pengguna'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import type { Actor } from '#core/auth/actor'
import { sekarang } from '#core/clock/clock'

/** One procurement official is enough. */
export const cukupSatu = (paket: { metodePemilihan: MetodePemilihan }): boolean =>
  paket.metodePemilihan === 'TLA' || paket.metodePemilihan === 'PLA'

/** What an opening will do with the offers of the stage, known before the first one is unsealed. */
export interface RencanaBuka {
  /** vendors of whom at least one file is opened */
  dibuka: number[]
  tidakDibuka: { rekananId: number; alasan: string }[]
}

/** The act of opening in one stage (decisions §5.2): asked for by one member of the pokja, confirmed by another. */
export default class Pembukaan extends BagianPaket {
  static override table = 'pembukaan'

  @column({ isPrimary: true }) declare id: number
  /** key of the opening stage */
  @column() declare tahap: string
  @column() declare pemintaId: number
  @column.dateTime() declare dimintaPada: DateTime
  /** null where one official is enough */
  @column() declare pengesahId: number | null
  @column.dateTime() declare disahkanPada: DateTime | null
  /** no offer: the system proposes status Gagal */
  @column() declare usulGagal: boolean
  @column({ prepare: (isi: unknown) => isi && JSON.stringify(isi) })
  declare beritaAcara: Pick<RencanaBuka, 'tidakDibuka'> | null

  @belongsTo(() => Pengguna, { foreignKey: 'pemintaId' })
  declare peminta: BelongsTo<typeof Pengguna>

  /** Keys of the stages whose offers are open. */
  static async tahapSah(client: QueryClientContract, paketId: number): Promise<Set<string>> {
    const sah = await this.query({ client }).where({ paketId }).whereNotNull('disahkanPada')
    return new Set(sah.map((p) => p.tahap))
  }

  minta(oleh: Actor): Promise<this> {
    this.pemintaId = oleh.id
    this.dimintaPada = sekarang()
    return this.by(oleh, 'pembukaan.minta', { details: { tahap: this.tahap } }).save()
  }

  /** From here on, inside this transaction, the custody of the package's key lets the offers be opened. */
  sahkan(oleh: Actor, rencana: RencanaBuka): Promise<this> {
    this.pengesahId = oleh.id === this.pemintaId ? null : oleh.id
    this.disahkanPada = sekarang()
    this.usulGagal = rencana.dibuka.length === 0
    this.beritaAcara = { tidakDibuka: rencana.tidakDibuka }
    const { tahap, pemintaId: peminta, pengesahId: pengesah } = this
    const details = { tahap, peminta, pengesah, ...rencana }
    return this.by(oleh, 'pembukaan.sahkan', { details }).save()
  }

  /** What the custody of the package's key asks for. */
  bukti() {
    const { id: pembukaanId, paketId, tahap } = this
    const setuju = [this.pemintaId, this.pengesahId].filter((id) => id !== null)
    return {
      pembukaanId,
      paketId,
      tahap,
      persetujuan: setuju.map((penggunaId) => ({ penggunaId })),
    }
  }
}
