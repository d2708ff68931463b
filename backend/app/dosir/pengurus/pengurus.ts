import { column } from '@adonisjs/lucid/orm'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { DosirRecord, IDENTITY, IDENTITY_DOCUMENT } from '#app/dosir/bagian/dosir_record'

/** A manager of a company (S2 §3 'Manager'). */
export default class Pengurus extends DosirRecord {
  static override table = 'pengurus'
  static override bagian = 'pengurus' as const
  static override unique = { pengurus_unik: ['noKtp', dosirPesan.tolak.ganda.pengurus] } as const

  @column({ isPrimary: true }) declare id: number
  @column() declare nama: string
  @column(IDENTITY) declare noKtp: string
  /** digits only */
  @column(IDENTITY) declare npwp: string
  @column() declare alamat: string
  @column() declare jabatan: string
  /** day yyyy-MM-dd */
  @column() declare tglMulai: string | null
  @column(IDENTITY_DOCUMENT) declare dokKtp: string
}
