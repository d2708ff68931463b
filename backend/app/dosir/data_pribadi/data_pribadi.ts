import { column } from '@adonisjs/lucid/orm'
import { DOCUMENT, DosirRecord, IDENTITY, IDENTITY_DOCUMENT } from '#app/dosir/bagian/dosir_record'

/** Data Pribadi (S2 §3 'Individual'), one a person, keyed by the vendor; the person's name is the vendor's. */
export default class DataPribadi extends DosirRecord {
  static override table = 'data_pribadi'
  static override bagian = 'dataPribadi' as const
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true, meta: { journal: false } }) declare rekananId: number
  /** waits for a verifier; null while it is the vendor's. The journal tells it as the name */
  @column({ meta: { journal: false } }) declare namaBaru: string | null
  @column() declare alamat: string
  @column() declare provinsi: string
  @column() declare kabkod: string
  @column() declare kodepos: string
  @column() declare telepon: string
  @column() declare email: string | null
  @column(IDENTITY) declare noKtp: string
  /** digits only */
  @column(IDENTITY) declare npwp: string
  @column(IDENTITY_DOCUMENT) declare fileKtp: string
  @column(IDENTITY_DOCUMENT) declare fileNpwp: string
  @column(DOCUMENT) declare fileFormulir: string
}
