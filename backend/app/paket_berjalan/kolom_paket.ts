import { column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type {
  JenisHari,
  JenisKontrak,
  JenisPengadaan,
  Kualifikasi,
  MetodeEvaluasi,
  MetodePemilihan,
  StatusPelaksanaan,
  StatusPersetujuan,
} from '@eproc/domain/common/choices'
import { JournaledModel } from '#core/database/journaled_model'

/** The columns of a package; its relations, scopes and verbs are those of {@link file://./paket.ts}. */
export class KolomPaket extends JournaledModel {
  @column({ isPrimary: true }) declare id: number
  @column() declare kode: string
  @column() declare nama: string
  @column() declare tahunAnggaran: number
  /** code of the division whose work it is */
  @column() declare satuanKerja: string
  @column() declare jenisPengadaan: JenisPengadaan
  @column() declare metodePemilihan: MetodePemilihan
  @column() declare kualifikasi: Kualifikasi | null
  @column() declare metodeEvaluasi: MetodeEvaluasi
  @column() declare jenisKontrak: JenisKontrak
  /** sum of the HPS lines */
  @column() declare totalPagu: number
  /** what it was when the package was last approved or turned down */
  @column({ meta: { journal: false } }) declare totalPaguLama: number | null
  @column() declare volumePekerjaan: number
  @column() declare deskripsi: string | null
  @column() declare isPdn: boolean
  @column() declare isUsahaKecil: boolean
  /** companies V, individuals O */
  @column() declare jenisPeserta: 'V' | 'O' | 'VO'
  @column() declare bobotTeknis: number
  @column() declare bobotHarga: number
  @column({ consume: Number }) declare passingGrade: number
  @column() declare alasanMetode: string | null
  @column() declare pelaksanaanKontrakAwal: string | null
  @column() declare pelaksanaanKontrakAkhir: string | null
  @column() declare pelaksanaanPemilihanAwal: string | null
  @column() declare pelaksanaanPemilihanAkhir: string | null
  @column() declare fileKak: string | null
  @column() declare fileLampiran: string | null
  @column() declare fileLain: string | null
  @column() declare noArsip: string | null
  @column() declare ppkId: number
  /** the letter that made another one PPK than the activities name; null: theirs */
  @column() declare ppkNomor: string | null
  @column() declare ppkTanggal: string | null
  /** approval; see also statusPelaksanaan */
  @column() declare status: StatusPersetujuan
  @column() declare catatan: string | null
  @column() declare pengajuId: number | null
  @column({ meta: { journal: false } }) declare pernahDiajukan: boolean
  @column() declare penyetujuId: number | null
  /** who wrote this version: none of them may approve it */
  @column() declare penyunting: number[]
  @column() declare statusPelaksanaan: StatusPelaksanaan
  @column() declare alasan: string | null
  /** when it was paused, failed, cancelled or tendered again; kept by a trigger */
  @column.dateTime() declare berhentiPada: DateTime | null
  @column.dateTime() declare diterbitkanPada: DateTime | null
  @column.dateTime() declare mulaiDaftar: DateTime | null
  @column.dateTime() declare selesaiDaftar: DateTime | null
  @column() declare pokjaNomor: string | null
  @column() declare pokjaTanggal: string | null
  @column() declare lamaPekerjaan: number | null
  @column() declare jenisHari: JenisHari | null
  @column() declare tglKontrak: string | null
  @column() declare mulaiKontrak: string | null
  @column() declare selesaiKontrak: string | null
  @column() declare nilaiKontrak: number | null
  @column() declare noSpk: string | null
  /** who saved the contract form first */
  @column({ meta: { journal: false } }) declare kontrakOlehId: number | null
  @column() declare kunciSpmk: boolean
  /** committee tender to which it was handed over */
  @column() declare tenderId: number | null
  @column() declare paketAsalId: number | null
  @column() declare dibuatOleh: number | null
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime
}

/** What the contract form fills in. */
export type KontrakValues = Pick<
  KolomPaket,
  | 'lamaPekerjaan'
  | 'jenisHari'
  | 'tglKontrak'
  | 'mulaiKontrak'
  | 'selesaiKontrak'
  | 'nilaiKontrak'
  | 'noSpk'
>

/** What a package that is tendered again keeps of the one before. */
export const DISALIN = [
  'nama',
  'tahunAnggaran',
  'satuanKerja',
  'jenisPengadaan',
  'metodePemilihan',
  'kualifikasi',
  'metodeEvaluasi',
  'jenisKontrak',
  'totalPagu',
  'volumePekerjaan',
  'deskripsi',
  'isPdn',
  'isUsahaKecil',
  'jenisPeserta',
  'bobotTeknis',
  'bobotHarga',
  'passingGrade',
  'alasanMetode',
  'pelaksanaanKontrakAwal',
  'pelaksanaanKontrakAkhir',
  'pelaksanaanPemilihanAwal',
  'pelaksanaanPemilihanAkhir',
  'fileKak',
  'fileLampiran',
  'fileLain',
  'ppkId',
  'ppkNomor',
  'ppkTanggal',
] as const satisfies readonly (keyof KolomPaket)[]
