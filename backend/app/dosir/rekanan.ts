import { belongsTo, column, hasMany, hasOne } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type {
  JenisRekanan,
  StatusBagian,
  StatusPengguna,
  StatusRekanan,
} from '@eproc/domain/common/choices'
import {
  bagianUntuk,
  setelahRemark,
  setelahVerifikasi,
  type BagianDosir,
  type KeadaanBagian,
} from '@eproc/domain/dosir/bagian'
import Pengguna from '#app/akun/pengguna'
import Akta from '#app/dosir/akta/akta'
import DataPribadi from '#app/dosir/data_pribadi/data_pribadi'
import IjinUsaha from '#app/dosir/ijin_usaha/ijin_usaha'
import Pajak from '#app/dosir/pajak/pajak'
import Pemilik from '#app/dosir/pemilik/pemilik'
import Pengalaman from '#app/dosir/pengalaman/pengalaman'
import PengalamanPerson from '#app/dosir/pengalaman_person/pengalaman_person'
import Pengurus from '#app/dosir/pengurus/pengurus'
import DataPerusahaan from '#app/dosir/perusahaan/data_perusahaan'
import SertifikatPerson from '#app/dosir/sertifikat_person/sertifikat_person'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { JournaledModel } from '#core/database/journaled_model'

export interface Blacklist {
  mulai: string | null
  selesai: string | null
  nomor: string | null
  alasan: string | null
  /** stored path of the decision */
  file: string | null
}

/** A vendor: company (V) or individual (O), its section statuses and remarks, blacklist, certificate. */
export default class Rekanan extends JournaledModel {
  static override table = 'rekanan'

  @column({ isPrimary: true }) declare id: number
  @column() declare penggunaId: number
  @column() declare jenis: JenisRekanan
  @column() declare noRegistrasi: string
  @column() declare nama: string
  @column() declare status: StatusRekanan
  /** while its user is I or S: what comes back when that is lifted */
  @column({ meta: { journal: false } }) declare statusSebelumSanksi: StatusRekanan | null
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
  /** in the verifiers' queue; see {@link ikutiBagian} */
  @column.dateTime({ meta: { journal: false } }) declare menungguSejak: DateTime | null
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

  @belongsTo(() => Pengguna) declare pengguna: BelongsTo<typeof Pengguna>

  // The records of the dossier, named by the key of their section.
  @hasOne(() => DataPerusahaan) declare perusahaan: HasOne<typeof DataPerusahaan>
  @hasMany(() => IjinUsaha) declare ijin: HasMany<typeof IjinUsaha>
  @hasOne(() => Akta) declare akta: HasOne<typeof Akta>
  @hasMany(() => Pemilik) declare pemilik: HasMany<typeof Pemilik>
  @hasMany(() => Pengurus) declare pengurus: HasMany<typeof Pengurus>
  @hasMany(() => Pengalaman) declare pengalaman: HasMany<typeof Pengalaman>
  @hasMany(() => Pajak) declare pajak: HasMany<typeof Pajak>
  @hasOne(() => DataPribadi) declare dataPribadi: HasOne<typeof DataPribadi>
  @hasMany(() => PengalamanPerson) declare pengalamanPerson: HasMany<typeof PengalamanPerson>
  @hasMany(() => SertifikatPerson) declare sertifikat: HasMany<typeof SertifikatPerson>

  /** The vendor's row, at the first save of its dossier. */
  static async mulai(
    trx: TransactionClientContract,
    oleh: Actor,
    isi: { jenis: JenisRekanan; nama: string; noRegistrasi: string }
  ): Promise<Rekanan> {
    const baru = new Rekanan().useTransaction(trx).merge({ ...isi, penggunaId: oleh.id })
    await baru.by(oleh, 'rekanan.tambah', { details: { ...isi } }).save()
    return this.findOrFail(baru.id, { client: trx })
  }

  keadaan(bagian: BagianDosir): KeadaanBagian {
    return { status: this[bagian.statusJson], remark: this[bagian.remarkJson] }
  }

  /** Sections that wait for a verifier. */
  get jumlahMenunggu(): number {
    return bagianUntuk(this.jenis).filter((b) => this[b.statusJson] === 'V').length
  }

  /**
   * Hands the section in as the domain judged its content. Also when nothing differs the version moves: a verifier who
   * decides on the former content must notice.
   */
  ajukan(oleh: Actor, bagian: BagianDosir, baru: KeadaanBagian): Promise<this> {
    const previous = this.keadaan(bagian)
    this.#menjadi(bagian, baru)
    this.diubahPada = clockNow()
    if (previous.status === baru.status && previous.remark === baru.remark) {
      return this.toldElsewhere().save()
    }
    const details = this.#beda(bagian, previous, baru)
    return this.by(oleh, 'bagian.ajukan', { details }).save()
  }

  /** A verifier's yes to a section; with the first one a new name becomes the vendor's. */
  setujui(oleh: Actor, bagian: BagianDosir, nama: string): Promise<this> {
    const previous = this.keadaan(bagian)
    this.nama = nama
    this.#menjadi(bagian, setelahVerifikasi())
    const details = this.#beda(bagian, previous, this.keadaan(bagian))
    return this.by(oleh, 'verifikasi.setujui', { details }).save()
  }

  /** A verifier's remark: the section reads 'Perlu diperbaiki'. */
  catatKekurangan(oleh: Actor, bagian: BagianDosir, remark: string): Promise<this> {
    const previous = this.keadaan(bagian)
    this.#menjadi(bagian, setelahRemark(remark))
    this.diubahPada = clockNow()
    const details = {
      ...this.#beda(bagian, previous, this.keadaan(bagian)),
      [bagian.remarkJson]: [previous.remark, remark],
    }
    return this.by(oleh, 'verifikasi.catatan', { reason: remark, details }).save()
  }

  /** Exempts a young firm from the two experiences; its section becomes what the domain says then. */
  kecualikanPengalaman(
    oleh: Actor,
    bagian: BagianDosir,
    baru: KeadaanBagian,
    alasan: string
  ): Promise<this> {
    const previous = this.keadaan(bagian)
    this.bebasPengalaman = true
    this.#menjadi(bagian, baru)
    const details = {
      bagian: bagian.kunci,
      bebasPengalaman: [false, true],
      [bagian.statusJson]: [previous.status, baru.status],
    }
    return this.by(oleh, 'verifikasi.kecualikanPengalaman', { reason: alasan, details }).save()
  }

  /** Its own status, and that of its licences, as sections and calendar ask for; answers whether they changed. */
  async ikutiBagian(
    oleh: Actor,
    { status, statusIjin }: Pick<Rekanan, 'status' | 'statusIjin'>
  ): Promise<boolean> {
    this.status = status
    this.statusIjin = statusIjin
    const berubah = this.$isDirty
    this.#antre()
    if (berubah) await this.by(oleh, 'rekanan.status').save()
    else if (this.$isDirty) await this.toldElsewhere().save()
    return berubah
  }

  /** Waits from when it is handed in whole until each of its sections is decided, also after a remark. */
  #antre(): void {
    if (this.jumlahMenunggu === 0) this.menungguSejak = null
    else if (this.status !== 'N') this.menungguSejak ??= clockNow()
  }

  /** Shows I or S while its user has it, and what it was before once that is lifted; answers whether it changed. */
  async ikutiAkun(oleh: Actor, status: StatusPengguna): Promise<boolean> {
    const bersanksi = this.status === 'I' || this.status === 'S'
    if (status === 'A' && !bersanksi) return false
    const semula = bersanksi ? this.statusSebelumSanksi : this.status
    this.status = status === 'A' ? (semula ?? 'N') : status
    this.statusSebelumSanksi = status === 'A' ? null : semula
    await this.by(oleh, 'rekanan.status').save()
    return true
  }

  /** Lists the vendor, or takes it off the list with `null`; answers whether anything changed. */
  async jadikanBlacklist(
    oleh: Actor,
    isi: Blacklist | null,
    alasan: string | null
  ): Promise<boolean> {
    this.blacklist = isi !== null
    this.blacklistTglMulai = isi?.mulai ?? null
    this.blacklistTglSelesai = isi?.selesai ?? null
    this.blacklistNomor = isi?.nomor ?? null
    this.blacklistAlasan = isi?.alasan ?? null
    this.fileBlacklist = isi?.file ?? null
    const berubah = this.$isDirty
    const aksi = isi ? 'blacklist.tetapkan' : 'blacklist.cabut'
    if (berubah) await this.by(oleh, aksi, { reason: alasan }).save()
    return berubah
  }

  /** The certificate in force, whose own row tells the deed. No change of the dossier: the version stays, so that no open decision becomes stale. */
  async bersertifikat(nomor: string, jalur: string, pada: DateTime): Promise<void> {
    await Rekanan.query({ client: this.$trx! })
      .where('id', this.id)
      .update({ nomorSertifikat: nomor, fileSertifikat: jalur, sertifikatPada: pada.toJSDate() })
  }

  #menjadi(bagian: BagianDosir, { status, remark }: KeadaanBagian): void {
    this.$setAttribute(bagian.statusJson, status)
    this.$setAttribute(bagian.remarkJson, remark)
  }

  #beda(
    bagian: BagianDosir,
    previous: KeadaanBagian,
    baru: KeadaanBagian
  ): Record<string, unknown> {
    return {
      bagian: bagian.kunci,
      [bagian.statusJson]: [previous.status, baru.status],
      ...(this.$dirty.nama ? { nama: [this.$original.nama, this.nama] } : {}),
      ...(previous.remark === baru.remark
        ? {}
        : { [bagian.remarkJson]: [previous.remark, baru.remark] }),
    }
  }
}
