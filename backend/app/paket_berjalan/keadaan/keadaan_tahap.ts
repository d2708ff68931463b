/** What the state of a package says of its stages: open tabs, announced parts, stages that have begun. */
import type { TipeSanggah } from '@eproc/domain/common/choices'
import { keMs } from '@eproc/domain/common/format'
import { bagianDiumumkan, keadaanTab, type StatusTab } from '@eproc/domain/tahap/akses'
import {
  batasPenetapan,
  bolehBukaSusulan,
  menetapkan,
  penetapanSebelum,
} from '@eproc/domain/tahap/susulan'
import { batasJawabSanggah, tahapMenungguJawaban } from '@eproc/domain/tahap/sanggah'
import { uraiTab, type JenisTab, type Tab } from '@eproc/domain/tahap/tab'
import type { Tahap } from '@eproc/domain/tahap/templat'
import { tahap as teksTahap } from '@eproc/i18n/id/tahap'
import { tender } from '@eproc/i18n/id/tender'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderServer } from '@eproc/i18n/id/tender_server'
import type { JadwalRow, KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'

/** State of one tab of a stage; `tab` and `staf` as in the domain's `keadaanTab`. */
export function keadaanTahap(
  k: KeadaanPaket,
  tahap: Tahap,
  baris: JadwalRow,
  tab: Tab,
  staf: boolean
): StatusTab {
  const dasar = keadaanTab({
    status: k.status,
    mulai: baris.mulai,
    selesai: baris.selesai,
    sekarang: k.kini,
    tab,
    staf,
    kunciSpmk: k.kunciSpmk,
  })
  if (k.status !== 'A') return dasar
  // What objections hold back they hold back also when it comes late.
  const tertahan = alasanTertahan(k, tahap, tab, staf) ?? belumDitetapkan(k, tahap, tab, staf)
  if (tertahan !== null) {
    return dasar.keadaan === 'terbuka' ? { keadaan: 'terkunci', alasan: tertahan } : dasar
  }
  const tetap = staf && dasar.keadaan === 'terbuka' ? hasilTetap(k, tab) : null
  if (tetap !== null) return { keadaan: 'baca', alasan: tetap }
  const lebihLama = staf && dasar.keadaan === 'baca' ? alasanSusulan(k, tahap, tab) : null
  return lebihLama === null ? dasar : { keadaan: 'terbuka', alasan: lebihLama }
}

/**
 * Why objections hold back this tab: one is unanswered, or one was upheld and the package has neither failed nor been
 * judged anew, so that those who would go on are not yet the right ones. A new evaluation waits for every reply.
 */
function alasanTertahan(k: KeadaanPaket, tahap: Tahap, tab: Tab, staf: boolean): string | null {
  const menahan = (tipe: ReadonlySet<TipeSanggah>) => {
    const awal = tahapMenungguJawaban(k.templat, k.jadwal, tipe)
    return awal !== null && tahap.urut >= awal
  }
  if (menahan(k.belumDijawab)) return teksTahap.alasan.menungguJawaban
  const membalas = staf && uraiTab(tab).jenis === 'sanggah'
  if (membalas || !menahan(k.terbukti)) return null
  return staf ? tenderHasil.sanggah.terbukti : teksTahap.alasan.menungguTindakLanjut
}

const { menungguPenetapan } = teksTahap.alasan
/** What stands on the determination before it, with the words in which it waits. */
const ATAS_PENETAPAN: Partial<Record<JenisTab, (tahap: string) => string>> = {
  'undangan': tender.undangan.belumDitetapkan,
  'negosiasi': menungguPenetapan,
  'ba-negosiasi': menungguPenetapan,
  'penetapan': menungguPenetapan,
  'sppbj': tenderHasil.sppbj.belumDitetapkan,
  'spk': menungguPenetapan,
  'spmk': menungguPenetapan,
}

/**
 * Why nobody is invited or awarded, nothing negotiated, determined once more and agreed yet: the determination before it (TLA has none before its
 * negotiation) is not confirmed, so nobody was told and nobody could object. An award letter that was sent says that there was one.
 */
function belumDitetapkan(k: KeadaanPaket, tahap: Tahap, tab: Tab, staf: boolean): string | null {
  const kata = ATAS_PENETAPAN[uraiTab(tab).jenis]
  if (!staf || k.suratTerkirim || !kata) return null
  const menunggu = penetapanDitunggu(k, tahap)
  return menunggu && kata(menunggu.nama)
}

/**
 * Why what was negotiated no longer changes, although its stage runs (anew, by a revision): it was awarded or agreed by.
 * Minutes close it vendor by vendor, but a schedule may have none.
 */
function hasilTetap(k: KeadaanPaket, tab: Tab): string | null {
  if (uraiTab(tab).jenis !== 'negosiasi') return null
  const { negosiasiTetap } = tenderServer
  if (k.berkontrak) return negosiasiTetap.kontrak
  return k.suratTerkirim ? negosiasiTetap.sppbj : null
}

/** Replies stay possible until the next vendor-visible stage, and while that one waits for them. */
function alasanJawab(k: KeadaanPaket, tahap: Tahap, tipe: TipeSanggah): string | null {
  const limit = batasJawabSanggah(k.templat, k.jadwal, tahap.kunci)
  const masih = limit === null || k.kini < limit || k.belumDijawab.has(tipe)
  return masih ? teksTahap.alasan.jawabSanggah : null
}

/** Why this tab is open although its stage is over; null when it is not. */
function alasanSusulan(k: KeadaanPaket, tahap: Tahap, tab: Tab): string | null {
  const { jenis, varian } = uraiTab(tab)
  if (jenis === 'sanggah') return alasanJawab(k, tahap, varian as TipeSanggah)
  if (jenis === 'pembukaan') {
    const terlewat = !k.dibuka.has(tahap.kunci) && bolehBukaSusulan(tahap, diumumkanSaat(k))
    return terlewat ? teksTahap.alasan.bukaSusulan : null
  }
  if (jenis === 'penetapan') {
    const masih = penetapanMasihWaktu(k, tahap) && !k.ditegaskan.has(tahap.kunci)
    return masih ? alasanTetapkan(k, tahap) : null
  }
  if (jenis === 'undangan' && varian === 'N' && k.penggantiMenunggu) {
    const runding = k.templat.find((t) => t.urut > tahap.urut && t.staf.includes('negosiasi'))
    const akhir = keMs(k.jadwal.find((b) => b.kunci === runding?.kunci && b.include)?.selesai)
    return akhir !== null && k.kini < akhir ? teksTahap.alasan.undangPengganti : null
  }
  return null
}

/** Until when a late determination is made, in words. */
function alasanTetapkan(k: KeadaanPaket, tahap: Tahap): string {
  const { tetapkanSusulan, tetapkanSampaiSppbj, tetapkanSelamaBerjalan } = teksTahap.alasan
  if (batasPenetapan(k.templat, k.jadwal, tahap, false) !== null) return tetapkanSusulan
  const bersurat = k.templat.some((t) => t.staf.includes('sppbj'))
  return bersurat ? tetapkanSampaiSppbj : tetapkanSelamaBerjalan
}

/** May something be determined in this stage at this moment, or still? (decisions §5) */
function penetapanMasihWaktu(k: KeadaanPaket, tahap: Tahap): boolean {
  const baris = k.jadwal.find((b) => b.kunci === tahap.kunci)
  if (k.status !== 'A' || !menetapkan(tahap) || !baris?.include) return false
  if (!sudahMulai(k, baris) || k.suratTerkirim) return false
  const batas = batasPenetapan(k.templat, k.jadwal, tahap, k.ditegaskan.has(tahap.kunci))
  return batas === null || k.kini < batas
}

/** The determination that the deeds of this stage wait for; null when none comes before, or it is confirmed. */
export function penetapanDitunggu(k: KeadaanPaket, tahap: Tahap): Tahap | null {
  const penetapan = penetapanSebelum(k.templat, k.jadwal, tahap)
  return penetapan && !k.ditegaskan.has(penetapan.kunci) ? penetapan : null
}

/**
 * Announced parts. A package that stopped announces nothing that was still to come; where the award letter announces
 * (TLA), its stage alone is not yet the letter, and what it announced stays so when another follows its addressee.
 */
export function diumumkanSaat(k: KeadaanPaket): ReturnType<typeof bagianDiumumkan> {
  if (k.status === 'N') return new Set()
  const templat = k.suratTerbit
    ? k.templat
    : k.templat.filter((t) => !t.umumkan || !t.staf.includes('sppbj'))
  return bagianDiumumkan(templat, k.jadwal, saatTerakhir(k), k.ditegaskan)
}

const saatTerakhir = (k: KeadaanPaket): number =>
  k.berhenti === null ? k.kini : Math.min(k.kini, k.berhenti)

/** Had the stage begun before the package stopped? */
export function sudahMulai(k: KeadaanPaket, baris: Pick<JadwalRow, 'mulai'>): boolean {
  const mulai = keMs(baris.mulai)
  return k.status !== 'N' && mulai !== null && mulai <= saatTerakhir(k)
}

/** Is it time for the stage, whatever else keeps it closed? */
export const dalamWaktu = (k: KeadaanPaket, { mulai, selesai }: JadwalRow): boolean =>
  mulai !== null && selesai !== null && mulai.getTime() <= k.kini && k.kini < selesai.getTime()

export const belumMulai = (k: KeadaanPaket, baris: JadwalRow): boolean =>
  k.status === 'A' && baris.mulai !== null && k.kini < baris.mulai.getTime()
