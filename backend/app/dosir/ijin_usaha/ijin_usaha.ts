import { column, manyToMany, scope } from '@adonisjs/lucid/orm'
import type { ManyToMany } from '@adonisjs/lucid/types/relations'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { JenisIjin } from '@eproc/domain/common/choices'
import Kbli from '#app/dosir/acuan/kbli'
import Sbu from '#app/dosir/acuan/sbu'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { DOCUMENT, DosirRecord } from '#app/dosir/bagian/dosir_record'

/** A licence of a company (S2 §3 'Licence') with the lines of business and subclassifications that it names. */
export default class IjinUsaha extends DosirRecord {
  static override table = 'ijin_usaha'
  static override bagian = 'ijin' as const
  static override unique = { ijin_usaha_unik: ['nomor', dosirPesan.tolak.ganda.ijin] } as const

  @column({ isPrimary: true }) declare id: number
  @column() declare jenis: JenisIjin
  @column() declare nomor: string
  /** last day of its validity, yyyy-MM-dd; null means without end */
  @column() declare berlaku: string | null
  @column() declare instansi: string
  @column() declare kualifikasi: string | null
  @column() declare keterangan: string | null
  @column(DOCUMENT) declare dokumen: string

  @manyToMany(() => Kbli, { pivotTable: 'ijin_kbli', pivotForeignKey: 'ijin_id' })
  declare kbli: ManyToMany<typeof Kbli>
  @manyToMany(() => Sbu, { pivotTable: 'ijin_sbu', pivotForeignKey: 'ijin_id' })
  declare sbu: ManyToMany<typeof Sbu>

  /** With the KBLI and SBU that they name. */
  static rinci = scope((query: ModelQueryBuilderContract<typeof IjinUsaha>) => {
    void query
      .preload('kbli', (kbli) => void kbli.orderBy('kode'))
      .preload('sbu', (sbu) => void sbu.orderBy('kode').orderBy('edisi'))
  })
}
