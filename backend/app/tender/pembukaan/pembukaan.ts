import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import Pengguna from '#app/akun/pengguna'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import type Penawaran from '#app/tender/penawaran/penawaran'
import { bukaSegel, type Pembuka } from '#app/tender/penawaran/segel/pembuka'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'

/** What an opening will do with the offers of the stage, known before the first one is unsealed. */
export interface RencanaBuka {
  /** vendor after vendor */
  dibuka: Penawaran[]
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
  /** why it was done after its stage; null when it was done inside */
  @column() declare alasanSusulan: string | null
  /** which of the two was a reserve that stood in for an absent person, and why; null: neither */
  @column() declare cadanganId: number | null
  @column() declare alasanCadangan: string | null
  /** no offer: the system proposes status Gagal */
  @column() declare usulGagal: boolean
  @column({ prepare: (isi: unknown) => isi && JSON.stringify(isi) })
  declare beritaAcara: Pick<RencanaBuka, 'tidakDibuka'> | null

  /** what the first signed, letter by letter; null where the package has no holder set */
  @column({ meta: { journal: false }, serializeAs: null }) declare pernyataan: string | null
  @column({ meta: { journal: false }, serializeAs: null }) declare tandaTangan: Buffer | null
  /** what the first sealed to each other holder, for this request alone */
  @column({
    meta: { journal: false },
    serializeAs: null,
    prepare: (titipan: unknown) => titipan && JSON.stringify(titipan),
  })
  declare titipan: { untuk: string; isi: string }[] | null
  /** fingerprint of the key that confirmed, and its signature */
  @column() declare sidikPengesah: string | null
  @column({ meta: { journal: false }, serializeAs: null })
  declare tandaTanganPengesah: Buffer | null

  @belongsTo(() => Pengguna, { foreignKey: 'pemintaId' })
  declare peminta: BelongsTo<typeof Pengguna>

  /** Keys of the stages whose offers are open. */
  static async tahapSah(client: QueryClientContract, paketId: number): Promise<Set<string>> {
    const sah = await this.query({ client }).where({ paketId }).whereNotNull('disahkanPada')
    return new Set(sah.map((p) => p.tahap))
  }

  minta(oleh: Actor): Promise<this> {
    this.pemintaId = oleh.id
    this.dimintaPada = clockNow()
    const { tahap, alasanSusulan } = this
    const details = { tahap, ...this.#standIn(oleh) }
    return this.by(oleh, 'pembukaan.minta', { details, reason: alasanSusulan ?? null }).save()
  }

  /** What the journal tells of a reserve's own step. */
  #standIn({ id }: Actor): { cadangan?: string | null } {
    return this.cadanganId === id ? { cadangan: this.alasanCadangan } : {}
  }

  /**
   * Confirms it and opens these offers. The row comes first: only against it, inside this transaction, does the custody
   * of the package's key let anything be opened.
   * @param released reads offers with the keys that two holders released; null under the installation's scheme
   */
  async sahkanDanBuka(
    oleh: Actor,
    { dibuka, tidakDibuka }: RencanaBuka,
    released: Pembuka | null
  ): Promise<void> {
    this.pengesahId = oleh.id === this.pemintaId ? null : oleh.id
    this.disahkanPada = clockNow()
    this.usulGagal = dibuka.length === 0
    this.beritaAcara = { tidakDibuka }
    const { id: pembukaanId, paketId, tahap, pemintaId: peminta, pengesahId: pengesah } = this
    const rekanan = [...new Set(dibuka.map((p) => p.rekananId))]
    const standIn = this.#standIn(oleh)
    const details = { tahap, peminta, pengesah, dibuka: rekanan, tidakDibuka, ...standIn }
    const reason = this.alasanSusulan ?? null
    await this.by(oleh, 'pembukaan.sahkan', { details, reason }).save()
    if (released) {
      for (const penawaran of dibuka) await penawaran.buka(oleh, released)
      return
    }
    const setuju = [peminta, pengesah].filter((id) => id !== null)
    const persetujuan = setuju.map((penggunaId) => ({ penggunaId }))
    await bukaSegel(this.$trx!, oleh, { pembukaanId, paketId, tahap, persetujuan }, dibuka)
  }
}
