import { column } from '@adonisjs/lucid/orm'
import { DosirRecord } from '#app/dosir/bagian/dosir_record'

/** An experience of an individual (S2 §3 'Individual experience'). */
export default class PengalamanPerson extends DosirRecord {
  static override table = 'pengalaman_person'
  static override bagian = 'pengalamanPerson' as const

  @column({ isPrimary: true }) declare id: number
  @column() declare nama: string
  @column() declare instansi: string
  @column() declare jabatan: string
  @column() declare tahun: number
  @column() declare durasiTahun: number
  @column() declare durasiBulan: number
  @column() declare durasiHari: number
  @column() declare keterangan: string
}
