import { column } from '@adonisjs/lucid/orm'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { DOCUMENT, DosirRecord } from '#app/dosir/bagian/dosir_record'

/** A proof of tax of a company (S2 §3 'Tax'). */
export default class Pajak extends DosirRecord {
  static override table = 'pajak'
  static override bagian = 'pajak' as const
  static override unique = { pajak_unik: ['nomorTerima', dosirPesan.tolak.ganda.pajak] } as const

  @column({ isPrimary: true }) declare id: number
  @column() declare jenis: string
  @column() declare masa: string
  @column() declare nomorTerima: string
  /** day yyyy-MM-dd */
  @column() declare tanggalTerima: string
  @column(DOCUMENT) declare dokumen: string
}
