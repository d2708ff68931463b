import { column } from '@adonisjs/lucid/orm'
import { DOCUMENT, DosirRecord } from '#app/dosir/bagian/dosir_record'

/** An experience of a company (S2 §3 'Company experience'). Days are yyyy-MM-dd, money whole rupiah. */
export default class Pengalaman extends DosirRecord {
  static override table = 'pengalaman'
  static override bagian = 'pengalaman' as const

  @column({ isPrimary: true }) declare id: number
  @column() declare namaKontrak: string
  @column() declare lokasi: string
  @column() declare instansi: string
  @column() declare alamat: string
  @column() declare telepon: string
  @column() declare noKontrak: string
  @column() declare nilaiKontrak: number
  /** numeric, which PostgreSQL hands over as text */
  @column({ consume: Number }) declare persentase: number
  @column() declare tglPelaksanaan: string
  @column() declare tglSelesaiKontrak: string
  @column() declare tglSerahTerima: string | null
  @column() declare keterangan: string
  @column(DOCUMENT) declare dokumen: string
}
