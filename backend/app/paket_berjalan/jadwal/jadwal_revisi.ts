import { BaseModel, column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import JadwalRevisiBaris from '#app/paket_berjalan/jadwal/jadwal_revisi_baris'
import JadwalRevisiBerkas from '#app/paket_berjalan/jadwal/jadwal_revisi_berkas'
import { clockNow } from '#core/clock/clock'
import type { Actor } from '#core/auth/actor'

/** A revised schedule on its way to approval (decisions §5); told with its package. At most one of a package waits. */
export default class JadwalRevisi extends BaseModel {
  static override table = 'jadwal_revisi'

  @column({ isPrimary: true }) declare id: number
  @column() declare paketId: number
  @column() declare status: 'menunggu' | 'disetujui' | 'diganti' | 'ditolak'
  /** made while the package was paused: its approval lets the package go on */
  @column() declare lanjutkan: boolean
  @column() declare pengajuId: number
  @column.dateTime() declare diajukanPada: DateTime
  @column() declare penyetujuId: number | null
  @column.dateTime() declare disetujuiPada: DateTime | null
  @column() declare alasan: string | null
  /** why it was turned down */
  @column() declare catatan: string | null

  @hasMany(() => JadwalRevisiBaris, { foreignKey: 'revisiId' })
  declare baris: HasMany<typeof JadwalRevisiBaris>

  @hasMany(() => JadwalRevisiBerkas, { foreignKey: 'revisiId' })
  declare berkas: HasMany<typeof JadwalRevisiBerkas>

  setujui(oleh: Actor): Promise<this> {
    this.status = 'disetujui'
    this.penyetujuId = oleh.id
    this.disetujuiPada = clockNow()
    return this.save()
  }

  tolak(oleh: Actor, catatan: string): Promise<this> {
    this.status = 'ditolak'
    this.catatan = catatan
    this.penyetujuId = oleh.id
    return this.save()
  }
}
