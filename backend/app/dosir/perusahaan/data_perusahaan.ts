import { column } from '@adonisjs/lucid/orm'
import type { BentukUsaha, UkuranUsaha } from '@eproc/domain/common/choices'
import { DOCUMENT, DosirRecord, IDENTITY } from '#app/dosir/bagian/dosir_record'

/** Data Perusahaan (S2 §3 'Company'), one a company, keyed by it; the company's name is the vendor's. */
export default class DataPerusahaan extends DosirRecord {
  static override table = 'data_perusahaan'
  static override bagian = 'perusahaan' as const
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true, meta: { journal: false } }) declare rekananId: number
  /** waits for a verifier; null while it is the vendor's. The journal tells it as the name */
  @column({ meta: { journal: false } }) declare namaBaru: string | null
  /** digits only */
  @column(IDENTITY) declare npwp: string
  /** number of the taxable entrepreneur (PKP) */
  @column() declare noPengukuhan: string | null
  @column() declare email: string | null
  @column() declare website: string | null
  @column() declare alamat: string
  @column() declare kodepos: string
  @column() declare telepon: string
  @column() declare fax: string | null
  @column() declare cabang: boolean
  @column() declare provinsi: string
  @column() declare kabkod: string
  @column() declare bentuk: BentukUsaha
  @column() declare ukuran: UkuranUsaha | null
  // Head office of a branch.
  @column({ columnName: 'pusat_alamat' }) declare alamatPusat: string | null
  @column({ columnName: 'pusat_telepon' }) declare teleponPusat: string | null
  @column({ columnName: 'pusat_fax' }) declare faxPusat: string | null
  @column({ columnName: 'pusat_email' }) declare emailPusat: string | null
  @column(DOCUMENT) declare skPkp: string | null
  @column(DOCUMENT) declare fileFormulir: string
  @column({ ...DOCUMENT, columnName: 'file_non_pkp' }) declare fileNonPKP: string | null
  @column(DOCUMENT) declare fileSertifikat: string | null
}
