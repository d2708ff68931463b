/** What releases are made of: a package as everybody may know it at one moment (decisions §5 'Visibility'). */
import type {
  FundSource,
  JenisPengadaan,
  Kualifikasi,
  MetodeEvaluasi,
  MetodePemilihan,
  StatusPelaksanaan,
} from '../common/choices.ts'
import { keMs, type Kapan } from '../common/format.ts'
import { fileTab } from '../tahap/tab.ts'
import type { Tahap } from '../tahap/templat.ts'

export interface TahapFakta {
  urut: number
  kunci: string
  tahap: string
  include: boolean
  mulai: Kapan
  selesai: Kapan
}

/** An approved revision, with what each stage was before. */
export interface RevisiFakta {
  id: number
  disetujuiPada: Kapan
  baris: (Pick<TahapFakta, 'urut' | 'include' | 'mulai' | 'selesai'> & {
    includeLama: boolean
    mulaiLama: Kapan
    selesaiLama: Kapan
  })[]
}

export interface RekananFakta {
  noRegistrasi: string
  nama: string
}

/** The winner whose announcement has taken effect; before that there is none here. */
export interface PemenangFakta extends RekananFakta {
  rekananId: number
  diumumkanPada: number
  /** the winner's offer, corrected */
  nilai: number | null
  /** agreed afterwards, once its minutes or the award letter were sent */
  negosiasi: { harga: number; pada: Date } | null
  /** the award letter; `perlu` where the schedule has a stage for it */
  sppbj: { perlu: boolean; pada: Date | null }
}

export interface KontrakFakta {
  tglKontrak: string
  mulai: string | null
  selesai: string | null
  nilai: number | null
  kunciSpmk: boolean
}

export interface FaktaPaket {
  /** milliseconds since 1970, by the database's clock */
  kini: number
  kode: string
  nama: string
  deskripsi: string | null
  tahun: number
  jenis: JenisPengadaan
  metode: MetodePemilihan
  kualifikasi: Kualifikasi | null
  metodeEvaluasi: MetodeEvaluasi
  hps: number
  isUsahaKecil: boolean
  status: StatusPelaksanaan
  alasan: string | null
  diterbitkanPada: Date
  diubahPada: Date
  berhentiPada: Date | null
  selesaiDaftar: Date | null
  divisi: { kode: string; nama: string }
  kbli: { kode: string; nama: string }[]
  sumberDana: FundSource[]
  program: { kode: string; nama: string }[]
  /** the failed package that this one repeats */
  asal: { ocid: string; kode: string; nama: string } | null
  templat: readonly Tahap[]
  jadwal: TahapFakta[]
  /** oldest first */
  revisi: RevisiFakta[]
  /** vendors that handed in their offers in time, by the stage of {@link tahapPenawaran} */
  jumlahPenawar: number
  /** their names, since the act that opened these offers */
  pembukaan: { pada: Date; penawar: RekananFakta[] } | null
  pemenang: PemenangFakta | null
  kontrak: KontrakFakta | null
  /** addresses of the portal's pages about it, and who buys */
  halaman: { rencana: string; paket: string; hasil: string }
  pembeli: string
}

/** Cancelled or failed: nothing is announced any more. */
export const berakhir = (status: StatusPelaksanaan): boolean => 'GUB'.includes(status)

/** The stage that takes the (first) offers themselves, not what only qualifies for them. */
export const tahapPenawaran = (templat: readonly Tahap[]): Tahap | undefined =>
  templat.find((t) => fileTab(t.rekanan).includes('T'))

/** The last explanation, whose questions are OCDS' enquiries. */
export const tahapTanya = (templat: readonly Tahap[]): Tahap | undefined =>
  templat.findLast((t) => t.rekanan?.startsWith('penjelasan:'))

/** The schedule as it was when the revision `id` was approved; before the first one with null. */
export function jadwalSaat(
  f: Pick<FaktaPaket, 'jadwal' | 'revisi'>,
  id: number | null
): TahapFakta[] {
  const kemudian = f.revisi.filter((r) => id === null || r.id > id).toReversed()
  return f.jadwal.map((tahap) => {
    let saat = tahap
    for (const revisi of kemudian) {
      const baris = revisi.baris.find((b) => b.urut === tahap.urut)
      if (!baris) continue
      const { includeLama: include, mulaiLama: mulai, selesaiLama: selesai } = baris
      saat = { ...saat, include, mulai, selesai }
    }
    return saat
  })
}

/** When did the package stop, at the latest now. */
export const saatTerakhir = (f: FaktaPaket): number =>
  Math.min(f.kini, keMs(f.berhentiPada) ?? f.kini)
