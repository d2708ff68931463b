import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Peran } from '@eproc/domain/peran'

/** A person who can log in: staff, or the account of a vendor. */
export default class Pengguna extends BaseModel {
  static override table = 'pengguna'

  @column({ isPrimary: true }) declare id: number
  @column() declare login: string
  @column() declare email: string
  @column() declare nama: string
  @column() declare nip: string | null
  @column() declare jabatan: string | null
  @column() declare divisiKode: string | null
  @column() declare telepon: string | null
  @column() declare peran: Peran
  /** A Aktif, I Non Aktif, S Suspend; I and S cannot log in */
  @column() declare status: 'A' | 'I' | 'S'
  @column({ serializeAs: null }) declare sandiHash: string | null
  /** null until the activation link (vendors) or the first password link (staff) was used */
  @column.dateTime() declare diaktifkanPada: DateTime | null
  /** consent to the processing of personal data (UU 27/2022) */
  @column.dateTime() declare persetujuanDataPada: DateTime | null
  @column.dateTime() declare sandiDiubahPada: DateTime | null
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime
}
