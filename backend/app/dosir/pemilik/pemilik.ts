import { column } from '@adonisjs/lucid/orm'
import type { SatuanSaham } from '@eproc/domain/common/choices'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { DosirRecord, IDENTITY, IDENTITY_DOCUMENT } from '#app/dosir/bagian/dosir_record'

/** An owner of a company (S2 §3 'Owner'). */
export default class Pemilik extends DosirRecord {
  static override table = 'pemilik'
  static override bagian = 'pemilik' as const
  static override unique = {
    pemilik_rekanan_id_no_ktp_key: ['noKtp', dosirPesan.tolak.ganda.pemilik],
  } as const

  @column({ isPrimary: true }) declare id: number
  @column() declare nama: string
  @column(IDENTITY) declare noKtp: string
  @column() declare alamat: string
  /** numeric, which PostgreSQL hands over as text */
  @column({ consume: Number }) declare saham: number
  @column() declare satuan: SatuanSaham
  @column({ ...IDENTITY_DOCUMENT, columnName: 'file_ktp' }) declare fileKTP: string
}
