import { belongsTo, column, scope } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { DateTime } from 'luxon'
import type {
  JenisPengadaan,
  StatusKegiatan,
  StatusPersetujuan,
} from '@eproc/domain/common/choices'
import type { Hak } from '@eproc/domain/common/rights'
import {
  langkahBerikut,
  type KeadaanKegiatan,
  type PelakuRencana,
} from '@eproc/domain/rup/tindakan_kegiatan'
import { rup as teks } from '@eproc/i18n/id/rup'
import Pengguna from '#app/akun/pengguna'
import { lingkupRencana } from '#app/rup/pelaku_rencana_query'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { JournaledModel } from '#core/database/journaled_model'

const UNTOLD = { meta: { journal: false } }

/** An activity of the annual plan with its approval (decisions §4). Money is whole rupiah. */
export default class Kegiatan extends JournaledModel {
  static override table = 'kegiatan'
  static override unique = {
    kegiatan_tahun_anggaran_kode_key: ['kode', teks.aturan.kodeDipakai],
    kegiatan_kode_unik: ['kode', teks.aturan.kodeDipakai],
  } as const

  @column({ isPrimary: true }) declare id: number
  @column() declare kode: string
  @column() declare nama: string
  @column() declare programId: number
  @column() declare coaId: number
  @column() declare jenisPengadaan: JenisPengadaan
  /** code of the division; follows the program */
  @column({ columnName: 'divisi_kode' }) declare divisi: string
  @column() declare ppkId: number
  @column() declare pagu: number
  /** follows the program */
  @column() declare tahunAnggaran: number
  @column() declare keterangan: string | null
  /** N new, U used by a package */
  @column() declare status: StatusKegiatan
  @column() declare persetujuan: StatusPersetujuan
  /** why it was rejected */
  @column(UNTOLD) declare catatan: string | null
  @column(UNTOLD) declare pengajuId: number | null
  @column.dateTime(UNTOLD) declare diajukanPada: DateTime | null
  @column.dateTime(UNTOLD) declare persetujuanPada: DateTime
  /** who wrote this version: none of them may approve it */
  @column(UNTOLD) declare penyunting: number[]
  /** the import that it came with */
  @column(UNTOLD) declare imporId: number | null
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime

  @belongsTo(() => Pengguna, { foreignKey: 'pengajuId' })
  declare pengaju: BelongsTo<typeof Pengguna>

  /** Those in the part of the plan for which the caller holds the right. */
  static dalamLingkup = scope(
    (query: ModelQueryBuilderContract<LucidModel>, pelaku: PelakuRencana, hak: Hak) => {
      const { syarat, nilai } = lingkupRencana(pelaku, hak)
      void query.whereRaw(
        `exists (select 1 from divisi d where d.kode = kegiatan.divisi_kode and ${syarat})`,
        nilai as string[]
      )
    }
  )

  /** N Baru or U Paket, after the funding of these activities by packages changed. */
  static async segarkanStatus(client: QueryClientContract, ids: readonly number[]): Promise<void> {
    const didanai = 'exists (select 1 from paket_pendanaan p where p.kegiatan_id = kegiatan.id)'
    const dari = (status: StatusKegiatan) =>
      this.query({ client })
        .whereIn('id', [...ids])
        .where('status', status)
    await dari('N').whereRaw(didanai).update({ status: 'U' })
    await dari('U').whereRaw(`not ${didanai}`).update({ status: 'N' })
  }

  /** What the domain decides by; `direktorat` is its division's. */
  keadaan(direktorat: string): KeadaanKegiatan {
    const { persetujuan, status, divisi, ppkId, pengajuId, penyunting } = this
    return { persetujuan, status, divisi, direktorat, ppkId, pengajuId, penyunting }
  }

  /** Puts the draft on its way; the first step decides next. */
  ajukan(oleh: Actor): Promise<this> {
    this.pengajuId = oleh.id
    this.diajukanPada = clockNow()
    return this.#menjadi('S', null).by(oleh, 'kegiatan.ajukan').save()
  }

  /** Approves it in the step in which it stands. */
  setujui(oleh: Actor): Promise<this> {
    const { setuju } = langkahBerikut(this.persetujuan)!
    return this.#menjadi(setuju, null).by(oleh, 'kegiatan.setujui').save()
  }

  /**
   * Rejects it in the step in which it stands: back to its authors. Who sends back an own edit is no longer one of
   * them: the next to submit it answers for it.
   */
  tolak(oleh: Actor, alasan: string): Promise<this> {
    const { tolak } = langkahBerikut(this.persetujuan)!
    const penyunting = this.penyunting
    this.penyunting = penyunting.filter((id) => id !== oleh.id)
    const details = penyunting.includes(oleh.id)
      ? { penyunting: [penyunting, this.penyunting] }
      : undefined
    const told = { reason: alasan, ...(details ? { details } : {}) }
    return this.#menjadi(tolak, alasan).by(oleh, 'kegiatan.tolak', told).save()
  }

  /** Stores an edit: whatever its approval was, it is a draft of its new author again. */
  sunting(oleh: Actor, terbaca: Record<string, unknown>): Promise<this> {
    const semula = this.persetujuan
    if (semula !== '') this.#menjadi('', this.catatan)
    this.pengajuId = null
    this.diajukanPada = null
    this.penyunting = [...new Set([...this.penyunting, oleh.id])]
    const details = { ...terbaca, ...(semula === '' ? {} : { persetujuan: [semula, ''] }) }
    return this.by(oleh, 'kegiatan.ubah', { details }).save()
  }

  #menjadi(persetujuan: StatusPersetujuan, catatan: string | null): this {
    this.persetujuan = persetujuan
    this.catatan = catatan
    this.persetujuanPada = clockNow()
    return this
  }
}
