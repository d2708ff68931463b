import { column } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type {
  AlasanEvaluasi,
  NilaiRekanan,
  SebabGugur,
} from '@eproc/domain/tender/nilai/nilai_rekanan'
import type { UrutanRekanan } from '@eproc/domain/tender/nilai/aturan_urutan'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { beda } from '#core/journal/journal'
import type { ChangedRecord } from '#core/journal/last_change'

const angka = { consume: (nilai: string | null) => (nilai === null ? null : Number(nilai)) }

/** The judged parts, as they are stored. */
export type Penilaian = Omit<
  NilaiRekanan,
  'vendorId' | 'nama' | 'hargaPenawaran' | 'negosiasiHarga' | 'gugur'
> & { hargaManual: boolean; totalNilai: number | null; penilai: number[] | null }

/** Of a row that was read without its model: where the journal tells its changes; null while nothing is stored. */
export const evaluasiRecord = (paketId: number, id: number | null): ChangedRecord | null =>
  id === null
    ? null
    : {
        table: Evaluasi.table,
        key: 'id',
        id,
        moment: 'diubah_pada',
        object: 'paket',
        objectId: String(paketId),
      }

/** How one vendor's offer was judged, ranked and negotiated. Money is whole rupiah. */
export default class Evaluasi extends BagianPaket {
  static override table = 'evaluasi'

  @column({ isPrimary: true }) declare id: number
  @column() declare rekananId: number
  @column() declare hasilKualifikasi: boolean | null
  @column() declare lulusKualifikasi: boolean | null
  @column() declare hasilAdministrasi: boolean | null
  @column(angka) declare hasilTeknis: number | null
  /** whose scores it is the average of, where the members' are averaged: they stay so when the pokja changes */
  @column() declare penilai: number[] | null
  @column() declare lulusTeknis: boolean | null
  @column(angka) declare hasilHarga: number | null
  @column() declare lulusHarga: boolean | null
  /** corrected offer; a note when it differs from the offered one */
  @column() declare nilaiPenawaran: number | null
  @column() declare catatanKoreksi: string | null
  /** evaluated cost over the economic life */
  @column() declare biayaEvaluasi: number | null
  /** raw price score given by the pokja instead of the proposed one */
  @column() declare hargaManual: boolean
  @column(angka) declare totalNilai: number | null
  /** rank; 0 while there is none */
  @column() declare urutan: number
  /** a reason a part, readable by the vendor once announced */
  @column({ prepare: (nilai: unknown) => JSON.stringify(nilai) }) declare alasan: AlasanEvaluasi
  @column() declare negosiasiTeknis: string | null
  @column() declare negosiasiHarga: number | null
  /** why a determined winner dropped out */
  @column() declare gugurAlasan: string | null
  @column() declare gugurSebab: SebabGugur | null
  @column.dateTime() declare gugurPada: DateTime | null
  @column() declare versi: number
  @column.dateTime() declare diubahPada: DateTime

  /** Those of the package, by vendor. */
  static async menurutRekanan(
    trx: TransactionClientContract,
    paketId: number
  ): Promise<Map<number, Evaluasi>> {
    const semua = await this.query({ client: trx }).where({ paketId })
    return new Map(semua.map((e) => [e.rekananId, e]))
  }

  /** The confirmed ranking takes the place of the former one. */
  static async urutkan(
    trx: TransactionClientContract,
    oleh: Actor,
    paketId: number,
    urutan: readonly UrutanRekanan[]
  ): Promise<void> {
    const baru = new Map(urutan.map((u) => [u.vendorId, u.urutan]))
    const berubah = [...(await this.menurutRekanan(trx, paketId)).values()].filter(
      (e) => e.urutan !== (baru.get(e.rekananId) ?? 0)
    )
    // Ranks are unique at every moment: those that change are taken away before they are given again.
    for (const e of berubah.filter((x) => x.urutan > 0)) await e.menjadiUrutan(oleh, 0)
    for (const e of berubah) {
      const ke = baru.get(e.rekananId) ?? 0
      if (ke > 0) await e.menjadiUrutan(oleh, ke)
    }
  }

  /** Stores the judged parts of the vendor `nama`; `perubahan` is how they are told. */
  nilai(
    oleh: Actor,
    penilaian: Penilaian,
    told: { tahap: string; nama: string; perubahan: Record<string, unknown> }
  ): Promise<this> {
    this.hasilKualifikasi = penilaian.hasilKualifikasi
    this.lulusKualifikasi = penilaian.lulusKualifikasi
    this.hasilAdministrasi = penilaian.hasilAdministrasi
    this.hasilTeknis = penilaian.hasilTeknis
    this.penilai = penilaian.penilai
    this.lulusTeknis = penilaian.lulusTeknis
    this.hasilHarga = penilaian.hasilHarga
    this.lulusHarga = penilaian.lulusHarga
    this.nilaiPenawaran = penilaian.nilaiPenawaran
    this.catatanKoreksi = penilaian.catatanKoreksi
    this.biayaEvaluasi = penilaian.biayaEvaluasi
    this.hargaManual = penilaian.hargaManual
    this.totalNilai = penilaian.totalNilai
    this.alasan = penilaian.alasan
    const evaluasi = { [`${this.rekananId} ${told.nama}`]: told.perubahan }
    const details = { tahap: told.tahap, evaluasi }
    return this.by(oleh, 'evaluasi.simpan', { details }).save()
  }

  menjadiUrutan(oleh: Actor, urutan: number): Promise<this> {
    const details = { rekananId: this.rekananId, urutan: [this.urutan, urutan] }
    this.urutan = urutan
    return this.by(oleh, 'evaluasi.urutan', { details }).save()
  }

  /** The determined winner withdrew, or the negotiation failed: the rank goes to somebody else. */
  gugurkan(
    oleh: Actor,
    { alasan, sebab }: { alasan: string; sebab: SebabGugur | null }
  ): Promise<this> {
    const details = { rekananId: this.rekananId, urutan: [this.urutan, 0] }
    this.gugurPada = clockNow()
    this.gugurAlasan = alasan
    this.gugurSebab = sebab
    this.alasan = { ...this.alasan, pemenang: alasan }
    this.urutan = 0
    return this.by(oleh, 'evaluasi.gugur', { details, reason: alasan }).save()
  }

  /** A new evaluation: no rank, nothing negotiated, no drop-out but that of who withdrew. */
  bukaUlang(oleh: Actor): Promise<this> {
    this.urutan = 0
    if (this.gugurSebab !== 'mundur') {
      this.gugurPada = null
      this.gugurAlasan = null
      this.gugurSebab = null
      const { pemenang: _lost, ...alasan } = this.alasan
      this.alasan = alasan
    }
    this.negosiasiHarga = null
    this.negosiasiTeknis = null
    return this.by(oleh, 'evaluasi.kosongkan').save()
  }

  /** Stores what was agreed with the vendor `nama`. */
  negosiasi(
    oleh: Actor,
    nama: string,
    hasil: { negosiasiTeknis: string | null; negosiasiHarga: number | null }
  ): Promise<this> {
    const { negosiasiTeknis, negosiasiHarga } = this
    const details = {
      [`${this.rekananId} ${nama}`]: beda({ negosiasiTeknis, negosiasiHarga }, hasil),
    }
    this.negosiasiTeknis = hasil.negosiasiTeknis
    this.negosiasiHarga = hasil.negosiasiHarga
    return this.by(oleh, 'negosiasi.simpan', { details }).save()
  }
}
