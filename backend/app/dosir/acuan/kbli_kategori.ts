import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { master as teks } from '@eproc/i18n/id/master'

/** A category of one edition of the KBLI. It comes with the edition's first line of business in it. */
export default class KbliKategori extends BaseModel {
  static override table = 'kbli_kategori'

  @column({ isPrimary: true }) declare edisi: number
  @column() declare kategori: string
  @column() declare nama: string
  /** the first two digits of its codes, from and to */
  @column() declare golonganPokokAwal: string
  @column() declare golonganPokokAkhir: string
  @column() declare jumlahKelompok: number

  /**
   * An edition after the first takes its categories over from the one before, and may have letters that none had: nobody
   * types them beforehand. What the first lacks it does not get.
   */
  static async lengkapi(
    trx: TransactionClientContract,
    { edisi, kategori, kode }: { edisi: number; kategori: string; kode: string }
  ): Promise<void> {
    // Held, so that of two lines of a new category one makes it.
    const before = await this.query({ client: trx })
      .where('edisi', '<', edisi)
      .orderByRaw('kategori = ? desc, edisi desc, kategori', [kategori])
      .forUpdate()
      .first()
    if (!before) return
    const same = before.kategori === kategori ? before : null
    const golongan = kode.slice(0, 2)
    await this.firstOrCreate(
      { edisi, kategori },
      {
        nama: same?.nama ?? teks.kategoriBaru(kategori),
        golonganPokokAwal: same?.golonganPokokAwal ?? golongan,
        golonganPokokAkhir: same?.golonganPokokAkhir ?? golongan,
        jumlahKelompok: same?.jumlahKelompok ?? 1,
      },
      { client: trx }
    )
  }
}
