/** What everybody reads of how a package went. */
import type { HasilSanggah, TipeSanggah } from '../common/choices.ts'
import type { DasarGugur } from './nilai/nilai_rekanan.ts'

export interface WaktuTahap {
  mulai: string | null
  selesai: string | null
}

/** A stage that an approved revision changed. */
export interface PerubahanJadwal {
  /** when it was approved */
  pada: string
  tahap: string
  /** null: the stage was not in the schedule */
  semula: WaktuTahap | null
  /** null: it was taken out */
  menjadi: WaktuTahap | null
  alasan: string | null
}

export interface HasilUmum {
  nama: string
  /** 1 winner; null without a rank */
  urutan: number | null
  /** where it failed first; null when it did not */
  dasar: DasarGugur | null
}

/** An objection that was answered. */
export interface SanggahUmum {
  nama: string
  tipe: TipeSanggah
  hasil: HasilSanggah
  dikirim: string
  dijawab: string
}

/** GET /api/rup/paket/riwayat/{paketId} */
export interface RiwayatPaket {
  /** the newest first */
  perubahan: PerubahanJadwal[]
  /** null before the first opening */
  peserta: string[] | null
  /** null before the winner is announced */
  hasil: HasilUmum[] | null
  sanggah: SanggahUmum[]
}
