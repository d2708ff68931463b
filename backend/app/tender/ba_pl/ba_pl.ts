import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { BERKAS_BA_PL, type BerkasBaPl } from '@eproc/domain/tender/answers_hasil'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import type { Actor } from '#core/auth/actor'

/** Minutes of a direct appointment: up to seven files, one row a package. */
export default class BaPl extends BagianPaket {
  static override table = 'ba_pl'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true, meta: { journal: false } }) declare paketId: number
  @column() declare fileEvaluasiKualifikasi: string | null
  @column() declare fileEvaluasiAdministrasiTeknis: string | null
  @column() declare fileEvaluasiHarga: string | null
  @column() declare fileHasilNegosiasi: string | null
  @column({ columnName: 'file_sppbj' }) declare fileSPPBJ: string | null
  @column({ columnName: 'file_spk' }) declare fileSPK: string | null
  @column({ columnName: 'file_spmk' }) declare fileSPMK: string | null
  @column.dateTime() declare diubahPada: DateTime

  /** Puts these stored files in the place of the earlier ones. */
  simpan(oleh: Actor, jalur: Partial<Record<BerkasBaPl, string>>): Promise<this> {
    for (const berkas of BERKAS_BA_PL) {
      const baru = jalur[berkas]
      if (baru) this[berkas] = baru
    }
    return this.by(oleh, 'baPl.simpan').save()
  }
}
