import { BaseModel, column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import { keDetikMs, type Kapan } from '@eproc/domain/common/format'
import JadwalBerkas from '#app/paket_berjalan/jadwal/jadwal_berkas'

/** What may be changed of a step; its stage and place come from the table of stages. */
export interface StepValues {
  include: boolean
  mulai?: Kapan
  selesai?: Kapan
  remark?: string | null | undefined
}

/** A step of a package's schedule; told with its package. Rows stay while the template stays: files hang on them. */
export default class Jadwal extends BaseModel {
  static override table = 'jadwal'

  @column({ isPrimary: true }) declare id: number
  @column() declare paketId: number
  @column() declare urut: number
  /** key of the stage */
  @column() declare kunci: string
  /** the stage's name when the package was made */
  @column() declare tahap: string
  @column() declare include: boolean
  @column.dateTime() declare mulai: DateTime | null
  @column.dateTime() declare selesai: DateTime | null
  @column() declare remark: string | null
  @column() declare noArsip: string | null

  @hasMany(() => JadwalBerkas) declare berkas: HasMany<typeof JadwalBerkas>

  /** Takes over what was planned for the step; one that is left out has no times, a remark that is not named stays. */
  isi({ include, mulai, selesai, remark }: StepValues): this {
    this.include = include
    this.mulai = include ? waktu(mulai) : null
    this.selesai = include ? waktu(selesai) : null
    if (remark !== undefined) this.remark = remark?.trim() || null
    return this
  }
}

function waktu(nilai: Kapan): DateTime | null {
  const ms = keDetikMs(nilai)
  return ms === null ? null : DateTime.fromMillis(ms)
}
