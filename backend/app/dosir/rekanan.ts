import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { StatusBagian, StatusRekanan } from '@eproc/domain/pilihan'

/** A vendor: company (V) or individual (O), its section statuses and remarks, blacklist, certificate. */
export default class Rekanan extends BaseModel {
  static override table = 'rekanan'

  @column({ isPrimary: true }) declare id: number
  @column() declare penggunaId: number
  @column() declare jenis: 'V' | 'O'
  @column() declare noRegistrasi: string
  @column() declare nama: string
  @column() declare status: StatusRekanan
  @column() declare statusPerusahaan: StatusBagian
  @column() declare statusIjin: StatusBagian
  @column() declare statusAkta: StatusBagian
  @column() declare statusPemilik: StatusBagian
  @column() declare statusPengurus: StatusBagian
  @column() declare statusPengalaman: StatusBagian
  @column() declare statusPajak: StatusBagian
  @column() declare statusSertifikat: StatusBagian
  @column() declare remarkPerusahaan: string | null
  @column() declare remarkIjin: string | null
  @column() declare remarkAkta: string | null
  @column() declare remarkPemilik: string | null
  @column() declare remarkPengurus: string | null
  @column() declare remarkPengalaman: string | null
  @column() declare remarkPajak: string | null
  @column() declare remarkSertifikat: string | null
  /** a verifier exempted a young firm from the two experiences (decisions §3) */
  @column() declare bebasPengalaman: boolean
  @column() declare blacklist: boolean
  @column() declare blacklistTglMulai: string | null
  @column() declare blacklistTglSelesai: string | null
  @column() declare blacklistNomor: string | null
  @column() declare blacklistAlasan: string | null
  @column() declare fileBlacklist: string | null
  @column() declare nomorSertifikat: string | null
  @column() declare fileSertifikat: string | null
  @column.dateTime() declare sertifikatPada: DateTime | null
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime
}
