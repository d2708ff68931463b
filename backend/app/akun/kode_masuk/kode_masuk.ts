import encryption from '@adonisjs/core/services/encryption'
import { column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { Secret, TOTP } from 'otpauth'
import { DIGIT_KODE_MASUK } from '@eproc/domain/akun/kode_masuk'
import { kodeMasuk as teks } from '@eproc/i18n/id/kode_masuk'
import type { Actor } from '#core/auth/actor'
import { clockNow, clockNowMs } from '#core/clock/clock'
import { conflict } from '#core/http/errors'
import { JournaledModel } from '#core/database/journaled_model'

const PURPOSE = 'kode_masuk'
const UNTOLD = { serializeAs: null, meta: { journal: false } } as const
/** bytes of the secret (RFC 4226 §4, R6) */
const SECRET_BYTES = 20
/** steps of 30 seconds before and after that are taken, for clocks that go wrong (RFC 6238 §5.2) */
const WINDOW = 1

/** The second factor of an account (TOTP, RFC 6238, with what every authenticator app takes: SHA-1, six digits, 30 s). */
export default class KodeMasuk extends JournaledModel {
  static override table = 'kode_masuk'

  @column({ isPrimary: true }) declare id: number
  @column() declare penggunaId: number
  /** as it is stored: encrypted */
  @column({ ...UNTOLD, columnName: 'rahasia' }) declare rahasiaTersimpan: string
  /** null until a first code was right */
  @column.dateTime() declare aktifPada: DateTime | null
  /** of the last code that was taken: none is taken twice */
  @column({ ...UNTOLD, consume: Number }) declare langkahTerakhir: number
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime

  get rahasia(): string {
    const rahasia = encryption.use('stored').decrypt<string>(this.rahasiaTersimpan, PURPOSE)
    if (rahasia !== null) return rahasia
    throw new Error(
      `Rahasia kode masuk ${this.id} tidak terbaca: kunci sebelum APP_KEY harus ada di APP_KEY_PREVIOUS`
    )
  }

  set rahasia(rahasia: string) {
    this.rahasiaTersimpan = encryption.use('stored').encrypt(rahasia, undefined, PURPOSE)
  }

  /** Locked until the end of the transaction. */
  static milik = (trx: TransactionClientContract, penggunaId: number): Promise<KodeMasuk | null> =>
    KodeMasuk.query({ client: trx }).where('penggunaId', penggunaId).forUpdate().first()

  /** The same; 409 while it is off. */
  static async aktif(trx: TransactionClientContract, penggunaId: number): Promise<KodeMasuk> {
    const milik = await KodeMasuk.milik(trx, penggunaId)
    if (!milik?.aktifPada) throw conflict(teks.errors.belumAktif)
    return milik
  }

  static rahasiaBaru = (): string => new Secret({ size: SECRET_BYTES }).base32

  /** The address that an authenticator app reads from its picture. */
  alamat(penerbit: string, login: string): string {
    return this.#totp({ issuer: penerbit, label: login }).toString()
  }

  /** Takes a code of the app, once; spaces in it do not count. */
  terima(kode: string): boolean {
    const timestamp = clockNowMs()
    const totp = this.#totp({})
    const delta = totp.validate({ token: kode.replaceAll(' ', ''), window: WINDOW, timestamp })
    if (delta === null) return false
    const langkah = totp.counter({ timestamp }) + delta
    if (langkah <= this.langkahTerakhir) return false
    this.langkahTerakhir = langkah
    return true
  }

  siapkan(oleh: Actor): Promise<this> {
    this.penggunaId = oleh.id
    this.rahasia = KodeMasuk.rahasiaBaru()
    this.langkahTerakhir = 0
    return this.by(oleh, 'kode_masuk.siapkan', this.#told()).save()
  }

  aktifkan(oleh: Actor): Promise<this> {
    this.aktifPada = clockNow()
    return this.by(oleh, 'kode_masuk.aktifkan', this.#told()).save()
  }

  /** A code was taken: the session's own journal row tells it. From here on the secret is under the newest key. */
  dipakai(): Promise<this> {
    const { rahasia } = this
    this.rahasia = rahasia
    return this.toldElsewhere().save()
  }

  gantiPemulihan(oleh: Actor): Promise<this> {
    this.diubahPada = clockNow()
    return this.by(oleh, 'kode_masuk.ganti_pemulihan', this.#told()).save()
  }

  async matikan(oleh: Actor): Promise<void> {
    await this.by(oleh, 'kode_masuk.matikan', this.#told()).delete()
  }

  /** A deed of the account: what is stored here is secret. */
  #told() {
    return { object: 'pengguna', objectId: String(this.penggunaId), details: {} }
  }

  #totp(names: { issuer?: string; label?: string }): TOTP {
    return new TOTP({
      ...names,
      secret: Secret.fromBase32(this.rahasia),
      digits: DIGIT_KODE_MASUK,
    })
  }
}
