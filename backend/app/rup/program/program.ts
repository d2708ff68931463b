import { column, hasMany, scope } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { DateTime } from 'luxon'
import type { Hak } from '@eproc/domain/common/rights'
import type { PelakuRencana } from '@eproc/domain/rup/tindakan_kegiatan'
import { rup as teks } from '@eproc/i18n/id/rup'
import Kegiatan from '#app/rup/kegiatan/kegiatan'
import { lingkupRencana } from '#app/rup/pelaku_rencana_query'
import { JournaledModel } from '#core/database/journaled_model'

/** A program of one division's annual plan (decisions §4). */
export default class Program extends JournaledModel {
  static override table = 'program'
  static override unique = {
    program_tahun_anggaran_kode_key: ['kode', teks.aturan.kodeDipakai],
    program_kode_unik: ['kode', teks.aturan.kodeDipakai],
  } as const

  @column({ isPrimary: true }) declare id: number
  @column() declare kode: string
  @column() declare nama: string
  /** code of the division that plans it */
  @column({ columnName: 'divisi_kode' }) declare divisi: string
  @column() declare tahunAnggaran: number
  @column({ meta: { journal: false } }) declare dibuatOleh: number | null
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime

  @hasMany(() => Kegiatan) declare kegiatan: HasMany<typeof Kegiatan>

  /** Those in the part of the plan for which the caller holds the right. */
  static dalamLingkup = scope(
    (query: ModelQueryBuilderContract<LucidModel>, pelaku: PelakuRencana, hak: Hak) => {
      const { syarat, nilai } = lingkupRencana(pelaku, hak)
      void query.whereRaw(
        `exists (select 1 from divisi d where d.kode = program.divisi_kode and ${syarat})`,
        nilai as string[]
      )
    }
  )

  async jumlahKegiatan(this: Program): Promise<number> {
    const [baris] = await this.related('kegiatan').query().count('* as jumlah')
    return Number(baris?.$extras.jumlah)
  }
}
