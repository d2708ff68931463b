import { column, hasMany, scope } from '@adonisjs/lucid/orm'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import { master as teks } from '@eproc/i18n/id/master'
import Pengguna from '#app/akun/pengguna'
import { JournaledModel } from '#core/database/journaled_model'

/** A division or directorate (S2 §3). */
export default class Divisi extends JournaledModel {
  static override table = 'divisi'
  static override noun = `Data ${teks.objek.divisi}`
  static override unique = {
    divisi_kode_key: ['kode', teks.aturan.kodeDipakai],
    divisi_kode_unik: ['kode', teks.aturan.kodeDipakai],
    divisi_nick_unik: ['nick', teks.aturan.nickDipakai],
  } as const

  @column({ isPrimary: true }) declare id: number
  @column() declare kode: string
  @column() declare nama: string
  @column() declare nick: string
  /** code of the directorate above it; a directorate has none */
  @column() declare parent: string | null
  @column() declare isPpk: boolean
  /** it is the procurement unit, whose members have rights; two administrators change this */
  @column() declare unitPengadaan: boolean
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime

  @hasMany(() => Divisi, { localKey: 'kode', foreignKey: 'parent' })
  declare bawahan: HasMany<typeof Divisi>

  @hasMany(() => Pengguna, { localKey: 'kode', foreignKey: 'divisiKode' })
  declare anggota: HasMany<typeof Pengguna>

  /** Those that may have divisions below them. */
  static direktorat = scope((query: ModelQueryBuilderContract<LucidModel>) => {
    void query.whereNull('parent')
  })

  async punyaBawahan(this: Divisi): Promise<boolean> {
    return (await this.related('bawahan').query().first()) !== null
  }

  async beranggota(this: Divisi, penggunaId: number): Promise<boolean> {
    return (await this.related('anggota').query().where('id', penggunaId).first()) !== null
  }
}
