import { column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { BungkusKunci } from '@eproc/domain/pemegang/answers'
import {
  JEDA_PENGGANTI_JAM,
  statusHolderKey,
  type CaraBanding,
  type StatusHolderKey,
} from '@eproc/domain/pemegang/holder_key'
import { pemegang as teks } from '@eproc/i18n/id/pemegang'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { JournaledModel } from '#core/database/journaled_model'

/** Octets and wraps say nothing in a journal; fingerprints and times do. */
const UNTOLD = { serializeAs: null, meta: { journal: false } } as const

/** A person's key to receive shares and to sign (sealing.md §2, ADR 0025). Rows are never deleted. */
export default class HolderKey extends JournaledModel {
  static override table = 'kunci_pemegang'
  static override unique = {
    kunci_pemegang_sidik_key: ['x25519', teks.errors.terpakai],
  } as const

  @column({ isPrimary: true }) declare id: number
  @column() declare penggunaId: number
  @column({ ...UNTOLD, columnName: 'x25519' }) declare x25519: Buffer
  @column({ ...UNTOLD, columnName: 'ed25519' }) declare ed25519: Buffer
  @column() declare sidik: string
  @column({ ...UNTOLD, prepare: (wrap: BungkusKunci) => JSON.stringify(wrap) })
  declare bungkus: BungkusKunci
  @column.dateTime() declare didaftarkanPada: DateTime
  @column(UNTOLD) declare tandaTangan: Buffer
  @column() declare menggantikanId: number | null
  @column(UNTOLD) declare tandaTanganPengganti: Buffer | null
  @column() declare konfirmatorId: number | null
  @column() declare konfirmatorSidik: string | null
  @column() declare cara: CaraBanding | null
  @column.dateTime() declare dikonfirmasiPada: DateTime | null
  @column(UNTOLD) declare tandaTanganKonfirmasi: Buffer | null
  @column.dateTime() declare berlakuPada: DateTime | null
  @column.dateTime() declare berakhirPada: DateTime | null
  @column() declare alasan: string | null
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime

  /** Somebody's that have not ended, the oldest first; locked until the end of the transaction. */
  static async hidup(trx: TransactionClientContract, penggunaId: number): Promise<HolderKey[]> {
    const semua = await this.query({ client: trx }).where({ penggunaId }).orderBy('id').forUpdate()
    return semua.filter((satu) => satu.status !== 'berakhir')
  }

  get status(): StatusHolderKey {
    const { berlakuPada, berakhirPada } = this
    const span = {
      berlakuPada: berlakuPada?.toJSDate() ?? null,
      berakhirPada: berakhirPada?.toJSDate() ?? null,
    }
    return statusHolderKey(span, clockNow().toJSDate())
  }

  daftarkan(oleh: Actor): Promise<this> {
    return this.by(oleh, 'kunci_pemegang.daftar').save()
  }

  /** @param jeda whether people get a day to object: it takes another key's place */
  konfirmasi(
    oleh: Actor,
    konfirmasi: { sidik: string; cara: CaraBanding; pada: DateTime; tandaTangan: Buffer },
    jeda: boolean
  ): Promise<this> {
    this.konfirmatorId = oleh.id
    this.konfirmatorSidik = konfirmasi.sidik
    this.cara = konfirmasi.cara
    this.dikonfirmasiPada = konfirmasi.pada
    this.tandaTanganKonfirmasi = konfirmasi.tandaTangan
    this.berlakuPada = clockNow().plus({ hours: jeda ? JEDA_PENGGANTI_JAM : 0 })
    return this.by(oleh, 'kunci_pemegang.konfirmasi').save()
  }

  gantiBungkus(oleh: Actor, bungkus: BungkusKunci): Promise<this> {
    this.bungkus = bungkus
    return this.by(oleh, 'kunci_pemegang.frasa').save()
  }

  /** @param alasan null where another key takes its place */
  akhiri(oleh: Actor, pada: DateTime, alasan: string | null): Promise<this> {
    this.berakhirPada = pada
    this.alasan = alasan
    const aksi = alasan === null ? 'kunci_pemegang.ganti' : 'kunci_pemegang.cabut'
    return this.by(oleh, aksi, { reason: alasan }).save()
  }
}
