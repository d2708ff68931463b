import { column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { StatusPengguna } from '@eproc/domain/common/choices'
import type { Peran, PeranInternal } from '@eproc/domain/common/roles'
import { master as teks } from '@eproc/i18n/id/master'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { JournaledModel } from '#core/database/journaled_model'
import { beda, writeJournal } from '#core/journal/journal'

const UNTOLD = { meta: { journal: false } }

/** What an administrator keeps of a member of staff, by the names of the form and the journal. */
export interface DataPengguna {
  login: string
  email: string
  nama: string
  nip: string | null
  jabatan: string | null
  /** code of the division */
  divisi: string | null
  telepon: string | null
  roles: PeranInternal
  status: StatusPengguna
}

/** What a vendor tells when it registers. */
export interface DataPendaftar {
  login: string
  email: string
  nama: string
  jabatan: string | null
  telepon: string | null
  peran: 'vendor' | 'person'
  sandiHash: string
}

/** What everybody may change of the own account. */
export type DataProfil = Pick<DataPengguna, 'nama' | 'jabatan' | 'telepon'> & {
  suratHarian: boolean
}

/** A person who can log in: staff, or the account of a vendor. */
export default class Pengguna extends JournaledModel {
  static override table = 'pengguna'
  static override unique = {
    pengguna_login_unik: ['login', teks.aturan.loginDipakai],
    pengguna_email_unik: ['email', teks.aturan.emailDipakai],
  } as const

  @column({ isPrimary: true }) declare id: number
  @column() declare login: string
  @column() declare email: string
  @column() declare nama: string
  @column() declare nip: string | null
  @column() declare jabatan: string | null
  @column() declare divisiKode: string | null
  @column() declare telepon: string | null
  @column() declare peran: Peran
  /** A Aktif, I Non Aktif, S Suspend; I and S cannot log in */
  @column() declare status: StatusPengguna
  @column({ serializeAs: null, ...UNTOLD }) declare sandiHash: string | null
  /** its password was hashed without the spaces around it, as all were once */
  @column({ serializeAs: null, ...UNTOLD }) declare sandiDipangkas: boolean
  /** null until the activation link (vendors) or the first password link (staff) was used */
  @column.dateTime(UNTOLD) declare diaktifkanPada: DateTime | null
  /** consent to the processing of personal data (UU 27/2022) */
  @column.dateTime(UNTOLD) declare persetujuanDataPada: DateTime | null
  @column.dateTime(UNTOLD) declare sandiDiubahPada: DateTime | null
  /** wants the daily mail of what waits */
  @column() declare suratHarian: boolean
  /** day of the last one */
  @column(UNTOLD) declare suratHarianPada: string | null
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime

  /** What of the form differs from what is stored, as the journal tells it. */
  bedaData(data: Partial<DataPengguna>): Record<string, [unknown, unknown]> {
    return beda({ ...this.data() }, data)
  }

  /** The account as its form has it. */
  data(): DataPengguna {
    const { login, email, nama, nip, jabatan, divisiKode: divisi, telepon, status } = this
    const roles = this.peran as PeranInternal
    return { login, email, nama, nip, jabatan, divisi, telepon, roles, status }
  }

  /** The account itself as who acts, before it has a session. */
  sebagaiPelaku(ip: string | null): Actor {
    return { id: this.id, nama: this.nama, peran: this.peran, ip }
  }

  /**
   * Makes the account of a vendor, which waits for its activation link. The account itself registers: its journal row
   * names an id that is known only when the row is there.
   */
  static async daftar(
    trx: TransactionClientContract,
    ip: string | null,
    data: DataPendaftar
  ): Promise<Pengguna> {
    const now = clockNow()
    const akun = new Pengguna()
      .useTransaction(trx)
      .merge({ ...data, status: 'A', sandiDiubahPada: now, persetujuanDataPada: now })
    await akun.toldElsewhere().save()
    await writeJournal(trx, akun.sebagaiPelaku(ip), {
      aksi: 'akun.daftar',
      objek: 'pengguna',
      objekId: akun.id,
      rincian: { login: data.login, peran: data.peran, persetujuanData: true },
    })
    return akun
  }

  /** The first administrator of an installation: active, without a password. */
  jadikanAdminPertama(
    oleh: Actor,
    data: Pick<DataPengguna, 'login' | 'email' | 'nama'>
  ): Promise<this> {
    if (!this.$isPersisted) {
      this.login = data.login
      this.jabatan = 'Administrator'
      this.peran = 'superAdmin'
      this.status = 'A'
    }
    this.email = data.email
    this.nama = data.nama
    this.diubahPada = clockNow()
    return this.by(oleh, 'pengguna.adminPertama', { details: { ...data } }).save()
  }

  aktifkan(oleh: Actor): Promise<this> {
    this.diaktifkanPada = clockNow()
    return this.by(oleh, 'akun.aktifkan', { details: {} }).save()
  }

  /** Another password, by who knows the old one. */
  replacePassword(oleh: Actor, sandiHash: string): Promise<this> {
    this.#sandiBaru(sandiHash)
    return this.by(oleh, 'akun.ubah_sandi', { details: {} }).save()
  }

  /** A password through a mailed link; activates an account that never was. */
  aturUlangSandi(oleh: Actor, sandiHash: string): Promise<this> {
    const details = { mengaktifkan: !this.diaktifkanPada }
    this.#sandiBaru(sandiHash)
    return this.by(oleh, 'akun.reset_sandi', { details }).save()
  }

  /** Also when nothing differs the version moves, and the journal tells that it was saved. */
  ubahProfil(oleh: Actor, data: DataProfil): Promise<this> {
    const { nama, jabatan, telepon, suratHarian } = this
    const details = beda({ nama, jabatan, telepon, suratHarian }, data)
    this.nama = data.nama
    this.jabatan = data.jabatan
    this.telepon = data.telepon
    this.suratHarian = data.suratHarian
    this.diubahPada = clockNow()
    return this.by(oleh, 'profil.ubah', { details }).save()
  }

  /** Bookkeeping of the job: no change of the account, so its version stays. */
  async tersuratiHarian(hari: string): Promise<void> {
    await Pengguna.query({ client: this.$trx! })
      .where('id', this.id)
      .update({ suratHarianPada: hari })
  }

  /** Makes the account of a member of staff: active, without a password. */
  daftarkan(oleh: Actor, data: Omit<DataPengguna, 'status'>): Promise<this> {
    const details = beda(null, data)
    this.#isi({ ...data, status: 'A' })
    return this.by(oleh, 'pengguna.tambah', { details }).save()
  }

  ubahData(oleh: Actor, data: DataPengguna, alasan: string | null = null): Promise<this> {
    const details = this.bedaData(data)
    this.#isi(data)
    return this.by(oleh, 'pengguna.ubah', { details, reason: alasan }).save()
  }

  ubahStatus(oleh: Actor, status: StatusPengguna, alasan: string | null): Promise<this> {
    this.status = status
    return this.by(oleh, 'pengguna.status', { reason: alasan }).save()
  }

  #sandiBaru(sandiHash: string): void {
    const now = clockNow()
    this.sandiHash = sandiHash
    this.sandiDipangkas = false
    this.sandiDiubahPada = now
    this.diaktifkanPada ??= now
  }

  #isi(data: DataPengguna): void {
    this.login = data.login
    this.email = data.email
    this.nama = data.nama
    this.nip = data.nip
    this.jabatan = data.jabatan
    this.divisiKode = data.divisi
    this.telepon = data.telepon
    this.peran = data.roles
    this.status = data.status
  }
}
