import { randomBytes } from 'node:crypto'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { JUMLAH_KODE_PEMULIHAN } from '@eproc/domain/akun/kode_masuk'
import { tokenHash, tokenHashes } from '#core/auth/token'

/** Without letters and digits that are read wrongly from paper (Crockford's base 32). */
const HURUF = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const PANJANG = 12

const typed = (kode: string): string => kode.toUpperCase().replaceAll(/[\s-]/g, '')

/** 60 random bits, in groups of four. */
const kodeBaru = (): string =>
  [...randomBytes(PANJANG)]
    .map((byte, i) => `${i > 0 && i % 4 === 0 ? '-' : ''}${HURUF[byte % HURUF.length]}`)
    .join('')

/** Stands once for a code of the app, when the telephone is lost. Journaled by the deed that makes or uses it. */
export default class KodePemulihan extends BaseModel {
  static override table = 'kode_pemulihan'

  @column({ isPrimary: true }) declare id: number
  @column() declare kodeMasukId: number
  @column({ serializeAs: null }) declare hash: Buffer

  /** New ones in the place of all; shown this one time only. */
  static async ganti(trx: TransactionClientContract, kodeMasukId: number): Promise<string[]> {
    await KodePemulihan.query({ client: trx }).where('kodeMasukId', kodeMasukId).delete()
    const kode = Array.from({ length: JUMLAH_KODE_PEMULIHAN }, kodeBaru)
    await KodePemulihan.createMany(
      kode.map((k) => ({ kodeMasukId, hash: tokenHash('pemulihan', typed(k)) })),
      { client: trx }
    )
    return kode
  }

  /** Uses a code up; answers how many are left, or null when it is none. */
  static async pakai(
    trx: TransactionClientContract,
    kodeMasukId: number,
    kode: string
  ): Promise<number | null> {
    const ada = await KodePemulihan.query({ client: trx })
      .where({ kodeMasukId })
      // What is on paper stays as long as the key that it was hashed under is known.
      .whereIn('hash', tokenHashes('pemulihan', typed(kode)))
      .first()
    if (!ada) return null
    await ada.delete()
    return KodePemulihan.sisa(trx, kodeMasukId)
  }

  static async sisa(trx: TransactionClientContract, kodeMasukId: number): Promise<number> {
    const [baris] = await KodePemulihan.query({ client: trx })
      .where('kodeMasukId', kodeMasukId)
      .count('* as sisa')
    return Number(baris?.$extras.sisa)
  }
}
