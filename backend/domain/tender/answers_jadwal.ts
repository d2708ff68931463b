/** Stages of a package with their times and files (S1 §2.10). Times ISO 8601 with offset. */

/** A file of a stage. */
export interface BerkasTahap {
  id: number
  file: string
  nama: string
  /** jadwal: of the schedule dialog; pengumuman, penjelasan: of the stage's panel */
  tipe: TipeBerkasTahap
  showVendor: boolean
  pada: string
}

export type TipeBerkasTahap = 'jadwal' | 'pengumuman' | 'penjelasan'

/** An opening that was done after its stage: when, and why. */
export interface PembukaanSusulan {
  pada: string
  alasan: string
}

/** A row of GET /api/rup/paket/jadwal/{paketId} and of the upload's answer. */
export interface JadwalTenderRow {
  id: number
  paketPenyediaId: number
  urut: number
  kunci: string
  tahap: string
  include: boolean
  mulai: string | null
  selesai: string | null
  /** is the stage running now? */
  berjalan: boolean
  /** over, running now, or still to come (the specification names the field, not its codes) */
  status: TahapPublik['letak']
  /** staff only, else null */
  noArsip: string | null
  /** printout of that number, else the stage's newest; for staff */
  fileArsip: string | null
  /** staff and participants, else null */
  remark: string | null
  susulan: PembukaanSusulan | null
  showVendor: boolean
  /** newest file of the schedule dialog that the caller may open */
  fileJadwal: string | null
  /** newest file of the stage's panel that the caller may open */
  fileJadwalPrivate: string | null
  berkas: BerkasTahap[]
}

export interface TahapPublik {
  urut: number
  tahap: string
  mulai: string | null
  selesai: string | null
  /** over, running now (packages under way only), or still to come */
  letak: 'lampau' | 'kini' | 'nanti'
  /** the committee's own work: no vendor has a tab here */
  panitia: boolean
  susulan: PembukaanSusulan | null
}
