/** What the state of a package says of its stages: open tabs, announced parts, stages that have begun. */
import type { TipeSanggah } from '@eproc/domain/common/choices'
import { keMs } from '@eproc/domain/common/format'
import {
  bagianDiumumkan,
  keadaanTab,
  type TahapRow,
  type StatusTab,
} from '@eproc/domain/tahap/akses'
import { batasJawabSanggah, tahapMenungguJawaban } from '@eproc/domain/tahap/sanggah'
import { uraiTab, type Tab } from '@eproc/domain/tahap/tab'
import type { Tahap } from '@eproc/domain/tahap/templat'
import { tahap as teksTahap } from '@eproc/i18n/id/tahap'
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
  const tertahan = tahapMenungguJawaban(k.templat, k.jadwal, k.belumDijawab)
  if (tertahan !== null && tahap.urut >= tertahan && dasar.keadaan === 'terbuka') {
    return { keadaan: 'terkunci', alasan: teksTahap.alasan.menungguJawaban }
  }
  // Replies stay possible until the next vendor-visible stage, and while that one waits for them.
  const { jenis, varian } = uraiTab(tab)
  if (staf && jenis === 'sanggah' && dasar.keadaan === 'baca') {
    const limit = batasJawabSanggah(k.templat, k.jadwal, tahap.kunci)
    const menunggu = k.belumDijawab.has(varian as TipeSanggah)
    if (limit === null || k.kini < limit || menunggu) {
      return { keadaan: 'terbuka', alasan: teksTahap.alasan.jawabSanggah }
    }
  }
  return dasar
}

/**
 * Announced parts. A package that stopped announces nothing that was still to come, and a winner that the PPK has
 * not confirmed is none.
 */
export function diumumkanSaat(k: KeadaanPaket): ReturnType<typeof bagianDiumumkan> {
  if (k.status === 'N') return new Set()
  const hasil = bagianDiumumkan(k.templat, k.jadwal, saatTerakhir(k))
  const penetapan = penetapanPemenang(k.templat, k.jadwal)
  if (penetapan && !k.ditegaskan.has(penetapan.kunci)) hasil.delete('pemenang')
  return hasil
}

const saatTerakhir = (k: KeadaanPaket): number =>
  k.berhenti === null ? k.kini : Math.min(k.kini, k.berhenti)

/** Had the stage begun before the package stopped? */
export function sudahMulai(k: KeadaanPaket, baris: Pick<JadwalRow, 'mulai'>): boolean {
  const mulai = keMs(baris.mulai)
  return k.status !== 'N' && mulai !== null && mulai <= saatTerakhir(k)
}

export const belumMulai = (k: KeadaanPaket, baris: JadwalRow): boolean =>
  k.status === 'A' && baris.mulai !== null && k.kini < baris.mulai.getTime()

/** The included determination stage whose result the winner announcement announces. */
export function penetapanPemenang(
  templat: readonly Tahap[],
  jadwal: readonly Pick<TahapRow, 'kunci' | 'include'>[]
): Tahap | undefined {
  const ikut = new Set(jadwal.filter((b) => b.include).map((b) => b.kunci))
  const umum = templat.find((t) => t.umumkan?.includes('pemenang'))
  return templat
    .filter((t) => umum && t.urut < umum.urut && ikut.has(t.kunci) && t.staf.includes('penetapan'))
    .filter((t) => !templat.some((x) => x.umumkan && x.urut > t.urut && x.urut < umum!.urut))
    .at(-1)
}
