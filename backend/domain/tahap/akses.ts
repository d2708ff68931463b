/** Who sees a stage, what state its tab is in, and which of its files a vendor may fetch (S1 §4, decisions §5). */
import { tahap as teks } from '@eproc/i18n/id/tahap'
import { keMs, relatif, tanggalWaktu, type Kapan } from '../common/format.ts'
import type {
  Kualifikasi,
  MetodePemilihan,
  StatusPelaksanaan,
  StatusPendaftaran,
  TipeSanggah,
} from '../common/choices.ts'
import { pemenangDiumumkan, SYARAT, type KonteksRekanan, type NamaSyarat } from './syarat.ts'
import { uraiTab, type Tab } from './tab.ts'
import type { Tahap } from './templat.ts'
import type { BagianHasil } from './syarat.ts'

/** A schedule row as the access rules see it. */
export interface BarisTahap {
  kunci: string
  include: boolean
  mulai: Kapan
  selesai: Kapan
}

/** Parts of the result whose announcing stage is included and has begun. */
export function bagianDiumumkan(
  templat: readonly Tahap[],
  jadwal: readonly BarisTahap[],
  sekarang: Kapan
): Set<BagianHasil> {
  const kini = keMs(sekarang) ?? Number.NEGATIVE_INFINITY
  const mulai = new Map(jadwal.filter((b) => b.include).map((b) => [b.kunci, keMs(b.mulai)]))
  const hasil = new Set<BagianHasil>()
  for (const t of templat) {
    const awal = mulai.get(t.kunci)
    if (awal === undefined || awal === null || awal > kini) continue
    for (const bagian of t.umumkan ?? []) hasil.add(bagian)
  }
  return hasil
}

/** Does the vendor see the tab of this stage? (Its state is another question: see `keadaanTab`.) */
export function tampakRekanan(
  tahap: Tahap,
  baris: Pick<BarisTahap, 'include'>,
  status: StatusPelaksanaan,
  konteks: KonteksRekanan
): boolean {
  if (tahap.rekanan === null || !baris.include || status === 'N') return false
  const syarat: readonly NamaSyarat[] = tahap.syarat ?? []
  if (!konteks.peserta && !syarat.includes('diundang')) return false
  return syarat.every((nama) => SYARAT[nama](konteks))
}

/** spk and spmk always show to staff; other tabs when their stage is included and the package is published. */
export function tampakStaf(
  tab: Tab,
  baris: Pick<BarisTahap, 'include'>,
  status: StatusPelaksanaan
): boolean {
  if (status === 'N') return false
  return tab === 'spk' || tab === 'spmk' || baris.include
}

export type KeadaanTab = 'terkunci' | 'terbuka' | 'baca'
export interface StatusTab {
  keadaan: KeadaanTab
  /** Why, and until or since when: shown beside the tab. */
  alasan: string
}

export interface MasukanTab {
  status: StatusPelaksanaan
  mulai: Kapan
  selesai: Kapan
  sekarang: Kapan
  /** Without it the ordinary rules hold. */
  tab?: Tab
  staf?: boolean
  /** Set by selesai-smpk: closes the contract forms. */
  kunciSpmk?: boolean
}

const ALASAN_AKHIR = {
  S: teks.alasan.selesai,
  G: teks.alasan.gagal,
  U: teks.alasan.ulang,
  B: teks.alasan.batal,
} as const

/**
 * Locked before the start and while paused or unpublished, open inside the window of an active package, read-only
 * after the end and in S, G, U, B. The window includes both ends' start and excludes its end: at `selesai` it is over.
 */
export function keadaanTab(masukan: MasukanTab): StatusTab {
  const { status, tab, staf } = masukan
  const kontrak = staf && (tab === 'spk' || tab === 'spmk')
  if (status === 'N') return { keadaan: 'terkunci', alasan: teks.alasan.belumTerbit }
  if (status === 'P') return { keadaan: 'terkunci', alasan: teks.alasan.ditunda }
  if (kontrak && masukan.kunciSpmk) return { keadaan: 'baca', alasan: teks.alasan.spmkTerkunci }
  if (status !== 'A' && !(kontrak && status === 'S')) {
    return { keadaan: 'baca', alasan: ALASAN_AKHIR[status] }
  }

  const mulai = keMs(masukan.mulai)
  const selesai = keMs(masukan.selesai)
  const kini = keMs(masukan.sekarang)
  if (mulai === null || selesai === null || kini === null) {
    // The contract tabs show even where their stage is left out of the schedule.
    return kontrak
      ? { keadaan: 'terbuka', alasan: teks.alasan.tetapTerbuka }
      : { keadaan: 'terkunci', alasan: teks.alasan.belumTerjadwal }
  }
  if (kini < mulai) {
    return {
      keadaan: 'terkunci',
      alasan: teks.alasan.dibuka(tanggalWaktu(mulai), relatif(mulai, kini)),
    }
  }
  if (kini < selesai) {
    return {
      keadaan: 'terbuka',
      alasan: teks.alasan.berjalan(tanggalWaktu(selesai), relatif(selesai, kini)),
    }
  }
  if (kontrak) return { keadaan: 'terbuka', alasan: teks.alasan.tetapTerbuka }
  return { keadaan: 'baca', alasan: teks.alasan.ditutup(tanggalWaktu(selesai)) }
}

/**
 * Until when staff answer the objections of a stage: the start of the next included stage that vendors see; null
 * when there is none, the answer then stays possible.
 */
export function batasJawabSanggah(
  templat: readonly Tahap[],
  jadwal: readonly BarisTahap[],
  kunci: string
): number | null {
  const urut = templat.find((t) => t.kunci === kunci)?.urut ?? Number.POSITIVE_INFINITY
  const baris = new Map(jadwal.map((b) => [b.kunci, b]))
  for (const t of templat) {
    const b = baris.get(t.kunci)
    if (t.urut > urut && t.rekanan !== null && b?.include) return keMs(b.mulai)
  }
  return null
}

/**
 * Number of the first stage that waits for answers to objections: the next included vendor-visible stage after the
 * earliest objection stage that has an unanswered one; it and everything after it stays locked (decisions §5). Null:
 * nothing waits.
 */
export function tahapMenungguJawaban(
  templat: readonly Tahap[],
  jadwal: readonly Pick<BarisTahap, 'kunci' | 'include'>[],
  belumDijawab: ReadonlySet<TipeSanggah>
): number | null {
  if (belumDijawab.size === 0) return null
  const ikut = new Set(jadwal.filter((b) => b.include).map((b) => b.kunci))
  const sanggah = templat.find((t) => ikut.has(t.kunci) && tipeSanggah(t, belumDijawab))
  if (!sanggah) return null
  return (
    templat.find((t) => t.urut > sanggah.urut && t.rekanan !== null && ikut.has(t.kunci))?.urut ??
    null
  )
}

/** Takes the stage objections of these types? Where staff enter appeals (KTEN 12) there is no vendor tab. */
const tipeSanggah = (tahap: Tahap, tipe: ReadonlySet<TipeSanggah>): boolean =>
  [...(tahap.rekanan ? [tahap.rekanan] : []), ...(tahap.stafKonstruksi ?? [])].some((tab) => {
    const { jenis, varian } = uraiTab(tab)
    return jenis === 'sanggah' && tipe.has(varian as TipeSanggah)
  })

/**
 * Numbers of the stages that a revision may move although they are over, after an objection of this type was upheld:
 * from the evaluation on, but nothing up to the last opening before the objection (decisions §5 'Objections').
 */
export function tahapBukaUlang(templat: readonly Tahap[], tipe: TipeSanggah): number[] {
  const sanggah = templat.find((t) => tipeSanggah(t, new Set([tipe])))
  if (!sanggah) return []
  const buka = templat.findLast(
    (t) => t.urut < sanggah.urut && t.staf.some((s) => s.startsWith('pembukaan:'))
  )
  return buka ? templat.filter((t) => t.urut > buka.urut).map((t) => t.urut) : []
}

/** File access of vendors by stage number (S1 §4); `syarat` names what the second range needs. */
export interface JangkauanBerkas {
  metode: MetodePemilihan
  kualifikasi: Kualifikasi | null
  terbuka: readonly [number, number]
  bersyarat?: { dari: number; sampai: number; syarat: NamaSyarat }
}

// prettier-ignore
export const JANGKAUAN_BERKAS: readonly JangkauanBerkas[] = [
  { metode: 'TLA', kualifikasi: null, terbuka: [1, 11] },
  { metode: 'PLA', kualifikasi: null, terbuka: [1, 5] },
  { metode: 'TEN', kualifikasi: 'P', terbuka: [1, 11], bersyarat: { dari: 12, sampai: 25, syarat: 'lulusKualifikasi' } },
  { metode: 'TEN', kualifikasi: 'K', terbuka: [1, 13] },
  { metode: 'TEN', kualifikasi: 'K2', terbuka: [1, 18] },
  { metode: 'SEL', kualifikasi: 'P', terbuka: [1, 9], bersyarat: { dari: 10, sampai: 21, syarat: 'lulusAdministrasi' } },
  { metode: 'SEL', kualifikasi: 'K', terbuka: [1, 12] },
]

export interface MasukanBerkas {
  metode: MetodePemilihan
  kualifikasi: Kualifikasi | null
  urut: number
  /** The file's own flag: visible to vendors. */
  showVendor: boolean
  /** Is the vendor tab of this stage visible? Then it gives its own files. */
  tabTampak: boolean
  konteks: KonteksRekanan
}

/** May this vendor download a schedule file of stage `urut`? Staff always may and do not come here. */
export function bolehUnduhBerkasJadwal(m: MasukanBerkas): boolean {
  if (m.tabTampak) return true
  if (!m.showVendor || !m.konteks.peserta) return false
  if (pemenangDiumumkan(m.konteks)) return true
  const kualifikasi = m.metode === 'TLA' || m.metode === 'PLA' ? null : m.kualifikasi
  const j = JANGKAUAN_BERKAS.find((b) => b.metode === m.metode && b.kualifikasi === kualifikasi)
  if (!j) return false
  if (m.urut >= j.terbuka[0] && m.urut <= j.terbuka[1]) return true
  const b = j.bersyarat
  return !!b && m.urut >= b.dari && m.urut <= b.sampai && SYARAT[b.syarat](m.konteks)
}

export interface MasukanPendaftaran {
  terdaftar: boolean
  diundang: boolean
  mulaiDaftar: Kapan
  selesaiDaftar: Kapan
  sekarang: Kapan
}

/** Registration state of a vendor for a package (S3 §4.5). */
export function statusPendaftaran(m: MasukanPendaftaran): StatusPendaftaran {
  if (m.terdaftar) return 'Terdaftar'
  const kini = keMs(m.sekarang)
  const mulai = keMs(m.mulaiDaftar)
  const selesai = keMs(m.selesaiDaftar)
  if (kini === null || selesai === null) return m.diundang ? 'Undangan/Tutup' : 'Tutup'
  if (kini >= selesai) return m.diundang ? 'Undangan/Tutup' : 'Tutup'
  return m.diundang && mulai !== null && kini >= mulai ? 'Undangan' : ''
}

/** DAFTAR shows strictly inside the window: TEN, SEL when the state is blank; PLA, TLA when invited (S1 §2.8). */
export function tampilTombolDaftar(metode: MetodePemilihan, m: MasukanPendaftaran): boolean {
  const kini = keMs(m.sekarang)
  const mulai = keMs(m.mulaiDaftar)
  const selesai = keMs(m.selesaiDaftar)
  if (kini === null || mulai === null || selesai === null) return false
  if (kini <= mulai || kini >= selesai) return false
  const status = statusPendaftaran(m)
  return metode === 'TEN' || metode === 'SEL' ? status === '' : status === 'Undangan'
}
