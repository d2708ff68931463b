import { column } from '@adonisjs/lucid/orm'
import { DOCUMENT, DosirRecord } from '#app/dosir/bagian/dosir_record'

/** The founding deed (A) of a company with its optional last amendment (U) (S2 §3 'Deed'): one a company. */
export default class Akta extends DosirRecord {
  static override table = 'akta'
  static override bagian = 'akta' as const

  @column({ isPrimary: true }) declare id: number
  @column() declare aktaANo: string
  /** day yyyy-MM-dd */
  @column() declare aktaATgl: string
  @column() declare aktaANotaris: string
  @column(DOCUMENT) declare aktaADoc: string
  @column() declare aktaUNo: string | null
  @column() declare aktaUTgl: string | null
  @column() declare aktaUNotaris: string | null
  @column(DOCUMENT) declare aktaUDoc: string | null
}
