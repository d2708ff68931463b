import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import Pengguna from '#app/akun/pengguna'
import { JournaledModel } from '#core/database/journaled_model'

/** Activities that came with one workbook: the journal tells them together, each activity names its import. */
export default class ImporKegiatan extends JournaledModel {
  static override table = 'impor_kegiatan'

  @column({ isPrimary: true }) declare id: number
  @column() declare tahunAnggaran: number
  /** SHA-256 of the workbook */
  @column() declare sidik: string
  /** as its sender called it */
  @column() declare nama: string
  /** the workbook as it came */
  @column() declare berkas: string
  @column() declare jumlah: number
  /** whole rupiah */
  @column() declare totalPagu: number
  @column({ meta: { journal: false } }) declare penggunaId: number
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime

  @belongsTo(() => Pengguna, { foreignKey: 'penggunaId' })
  declare pengguna: BelongsTo<typeof Pengguna>
}
