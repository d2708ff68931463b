import { hasMany, scope } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { DateTime } from 'luxon'
import type { Kejadian } from '@eproc/i18n/id/kejadian'
import type { StatusPelaksanaan, StatusPersetujuan } from '@eproc/domain/common/choices'
import { DISALIN, KolomPaket, type KontrakValues } from '#app/paket_berjalan/kolom_paket'
import PaketHps from '#app/paket_berjalan/isi/paket_hps'
import PaketKbli from '#app/paket_berjalan/isi/paket_kbli'
import PaketLokasi from '#app/paket_berjalan/isi/paket_lokasi'
import PaketPendanaan from '#app/paket_berjalan/isi/paket_pendanaan'
import Pokja from '#app/paket_berjalan/isi/pokja'
import Jadwal from '#app/paket_berjalan/jadwal/jadwal'
import JadwalRevisi from '#app/paket_berjalan/jadwal/jadwal_revisi'
import { lingkupPaket, tampakBagiRekanan, tampakBagiUmum } from '#app/paket_berjalan/lingkup_paket'
import type { Actor, Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { writeJournal } from '#core/journal/journal'

type Rincian = Record<string, unknown>
type Surat = { nomor: string; tanggal: string }

/** Deeds that stop a package, by the state they lead to. */
const AKSI_HENTI = { G: 'paket.gagal', B: 'paket.batal', P: 'paket.tunda' } as const

/** When vendors may register. */
export interface MasaDaftar {
  mulai: Date | null
  selesai: Date | null
}

/**
 * A procurement package (S3 §3, decisions §4, §5). Money is whole rupiah, days are `yyyy-MM-dd`. Its HPS, funding,
 * locations, KBLI, pokja and schedule are rows of their own tables.
 */
export default class Paket extends KolomPaket {
  static override table = 'paket'

  @hasMany(() => PaketHps) declare hps: HasMany<typeof PaketHps>
  @hasMany(() => PaketPendanaan) declare pendanaan: HasMany<typeof PaketPendanaan>
  @hasMany(() => PaketLokasi) declare lokasi: HasMany<typeof PaketLokasi>
  @hasMany(() => PaketKbli) declare kbli: HasMany<typeof PaketKbli>
  @hasMany(() => Pokja) declare pokja: HasMany<typeof Pokja>
  @hasMany(() => Jadwal) declare jadwal: HasMany<typeof Jadwal>
  @hasMany(() => JadwalRevisi) declare revisi: HasMany<typeof JadwalRevisi>

  /** Those that this member of staff may read. */
  static dalamLingkup = scope((query: ModelQueryBuilderContract<LucidModel>, pelaku: Pelaku) => {
    const { syarat, nilai } = lingkupPaket(pelaku, 'paket')
    void query.whereRaw(syarat, nilai as string[])
  })

  /** Those that this vendor may meet. */
  static tampakBagiRekanan = scope(
    (query: ModelQueryBuilderContract<LucidModel>, rekananId: number | null) => {
      void query.whereRaw(tampakBagiRekanan('paket'), [rekananId ?? 0])
    }
  )

  /** Those that everybody may see. */
  static tampakBagiUmum = scope((query: ModelQueryBuilderContract<LucidModel>) => {
    void query.whereRaw(tampakBagiUmum('paket'))
  })

  /** Stores a new package, or an edit: whatever its approval was, it is a draft of its new author again. */
  sunting(oleh: Actor, terbaca: Rincian): Promise<this> {
    const baru = !this.$isPersisted
    if (baru) {
      this.statusPelaksanaan = 'N'
      this.dibuatOleh = oleh.id
    }
    this.status = ''
    this.pengajuId = null
    this.penyetujuId = null
    this.penyunting = [...new Set([...(this.penyunting ?? []), oleh.id])]
    return this.#ditulis()
      .by(oleh, baru ? 'paket.buat' : 'paket.ubah', { details: terbaca })
      .save()
  }

  ajukan(oleh: Actor): Promise<this> {
    this.pengajuId = oleh.id
    this.pernahDiajukan = true
    return this.#menjadi(oleh, 'S', 'paket.ajukan', null)
  }

  setujui(oleh: Actor, catatan: string | null): Promise<this> {
    return this.#menjadi(oleh, 'AM', 'paket.setujui', catatan)
  }

  /** Back to its planners. Who sends back an own edit leaves its authors: the next to submit it answers for it. */
  tolak(oleh: Actor, alasan: string): Promise<this> {
    const penyunting = this.penyunting
    this.penyunting = penyunting.filter((id) => id !== oleh.id)
    const sendiri = penyunting.includes(oleh.id)
    const lagi = sendiri ? { penyunting: [penyunting, this.penyunting] } : {}
    return this.#menjadi(oleh, 'RM', 'paket.tolak', alasan, lagi)
  }

  #menjadi(
    oleh: Actor,
    status: StatusPersetujuan,
    aksi: Kejadian,
    catatan: string | null,
    lagi: Rincian = {}
  ): Promise<this> {
    const details = { status: [this.status, status], ...lagi }
    Object.assign(this, { status, catatan })
    if (status !== 'S') this.totalPaguLama = this.totalPagu
    this.penyetujuId = status === 'AM' ? oleh.id : null
    return this.by(oleh, aksi, { details, reason: catatan }).save()
  }

  /** To the committee's tender of that code, or (null) back from it. */
  serahkan(oleh: Actor, tender: { id: number; kode: string } | null): Promise<this> {
    const details = { tenderId: [this.tenderId ?? null, tender?.id ?? null], tender: tender?.kode }
    this.tenderId = tender?.id ?? null
    return this.by(oleh, tender ? 'paket.serah' : 'paket.serah.batal', { details }).save()
  }

  /** Its pokja was appointed by this letter; `anggota` before and after. */
  tunjukPokja(oleh: Actor, surat: Surat, anggota: readonly [number[], number[]]): Promise<this> {
    const details = {
      anggota,
      nomor: [this.pokjaNomor, surat.nomor],
      tanggal: [this.pokjaTanggal, surat.tanggal],
    }
    this.pokjaNomor = surat.nomor
    this.pokjaTanggal = surat.tanggal
    return this.#ditulis().by(oleh, 'paket.pokja', { details }).save()
  }

  /** Another PPK by this letter; the activities keep theirs. */
  gantiPpk(oleh: Actor, ppkId: number, { nomor, tanggal }: Surat): Promise<this> {
    Object.assign(this, { ppkId, ppkNomor: nomor, ppkTanggal: tanggal })
    return this.#ditulis().by(oleh, 'paket.ppk').save()
  }

  /** A member of its pokja declares freedom from conflict of interest; saying it again changes nothing. */
  async nyatakanBebasBenturan(this: Paket, oleh: Actor): Promise<void> {
    const pada = clockNow()
    const [berubah] = await this.related('pokja')
      .query()
      .where('penggunaId', oleh.id)
      .whereNull('bebasBenturanPada')
      .update({ bebasBenturanPada: pada.toJSDate() })
    if (!berubah) return
    await writeJournal(this.$trx!, oleh, {
      aksi: 'paket.benturan',
      objek: 'paket',
      objekId: this.id,
      rincian: { bebasBenturanPada: [null, pada.toJSDate().toISOString()] },
    })
  }

  /** Open to vendors. */
  terbitkan(oleh: Actor, daftar: MasaDaftar): Promise<this> {
    this.diterbitkanPada = clockNow()
    this.#masaDaftar(daftar)
    return this.#berjalan(oleh, 'A', 'paket.terbitkan', null)
  }

  /** Failed, cancelled or paused; each has a reason. */
  hentikan(oleh: Actor, status: keyof typeof AKSI_HENTI, alasan: string): Promise<this> {
    return this.#berjalan(oleh, status, AKSI_HENTI[status], alasan)
  }

  lanjutkan(oleh: Actor): Promise<this> {
    return this.#berjalan(oleh, 'A', 'paket.lanjutkan', null)
  }

  selesaikan(oleh: Actor): Promise<this> {
    return this.#berjalan(oleh, 'S', 'paket.selesai', null)
  }

  /** Tendered again as the package of that code, also instead of one that was cancelled; why it had failed stays. */
  tenderUlang(oleh: Actor, alasan: string, kode: string): Promise<this> {
    const semula = this.statusPelaksanaan
    this.statusPelaksanaan = 'U'
    const status = semula === 'U' ? {} : { statusPelaksanaan: [semula, 'U'] }
    const details = { ...status, paketUlang: [null, kode] }
    return this.#ditulis().by(oleh, 'paket.ulang', { details, reason: alasan }).save()
  }

  /** A draft of the same work under a new code. */
  salin(this: Paket, oleh: Actor, alasan: string, kode: string): Promise<Paket> {
    const salinan = new Paket().useTransaction(this.$trx!)
    for (const column of DISALIN) salinan.$setAttribute(column, this[column])
    salinan.merge({ kode, paketAsalId: this.id, dibuatOleh: oleh.id, penyunting: [oleh.id] })
    salinan.totalPaguLama = this.totalPagu
    const details = { paketAsal: [null, this.kode] }
    return salinan.by(oleh, 'paket.buat', { details, reason: alasan }).save()
  }

  #berjalan(
    oleh: Actor,
    status: StatusPelaksanaan,
    aksi: Kejadian,
    alasan: string | null
  ): Promise<this> {
    const details = { statusPelaksanaan: [this.statusPelaksanaan, status] }
    this.statusPelaksanaan = status
    this.alasan = alasan
    return this.by(oleh, aksi, { details, reason: alasan }).save()
  }

  aturPendaftaran(oleh: Actor, selesai: Date): Promise<this> {
    const details = {
      selesaiDaftar: [this.selesaiDaftar?.toISO() ?? null, selesai.toISOString()],
    }
    this.selesaiDaftar = DateTime.fromJSDate(selesai)
    return this.#ditulis().by(oleh, 'paket.pendaftaran', { details }).save()
  }

  /** Its schedule was revised, and registration with it. */
  revisiJadwal(oleh: Actor, daftar: MasaDaftar, langkah: Rincian): Promise<this> {
    this.#masaDaftar(daftar)
    return this.#ditulis().by(oleh, 'paket.revisi.setujui', { details: langkah }).save()
  }

  /** A revision that still waits has no object any more. */
  async gantiRevisi(this: Paket): Promise<void> {
    await this.related('revisi').query().where('status', 'menunggu').update({ status: 'diganti' })
  }

  isiKontrak(oleh: Actor, kontrak: KontrakValues): Promise<this> {
    Object.assign(this, kontrak)
    this.kontrakOlehId ??= oleh.id
    const details = this.journalDetails('update')
    return this.#ditulis().by(oleh, 'kontrak.simpan', { details }).save()
  }

  /** The order to begin is written: the contract form is closed for good. */
  kunciKontrak(oleh: Actor): Promise<this> {
    this.kunciSpmk = true
    return this.by(oleh, 'spmk.selesai', { details: { kunciSpmk: [false, true] } }).save()
  }

  #masaDaftar({ mulai, selesai }: MasaDaftar): void {
    this.mulaiDaftar = mulai && DateTime.fromJSDate(mulai)
    this.selesaiDaftar = selesai && DateTime.fromJSDate(selesai)
  }

  /** A deed counts as a new version even where only rows below the package changed. */
  #ditulis(): this {
    this.diubahPada = clockNow()
    return this
  }
}
