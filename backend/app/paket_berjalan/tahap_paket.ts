/**
 * The stage of a package that must be open for a deed (decisions §5). Which stages exist, who sees them and when they
 * are open is said by `@eproc/domain/tahap`; here its questions are given the rows and the time.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tampakRekanan } from '@eproc/domain/tahap/akses'
import { keMs } from '@eproc/domain/common/format'
import { uraiTab, type JenisTab, type Tab } from '@eproc/domain/tahap/tab'
import { tabStaf, type Tahap } from '@eproc/domain/tahap/templat'
import { tender as teks } from '@eproc/i18n/id/tender'
import {
  keadaanPaket,
  type JadwalRow,
  type KeadaanPaket,
  type PaketTahap,
} from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { belumMulai, keadaanTahap } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { konteksRekanan } from '#app/paket_berjalan/keadaan/konteks_rekanan_query'
import Paket from '#app/paket_berjalan/paket'
import { conflict, notFound } from '#core/http/errors'

export interface TahapTerbuka {
  tahap: Tahap
  baris: JadwalRow
  tab: Tab
  /** the whole package as it stood when the stage was found open */
  keadaan: KeadaanPaket
}

export interface PilihanTahap {
  /** whose tab it must be; either side's unless said */
  sisi?: 'staf' | 'rekanan'
  /** only this stage */
  kunci?: string
  /** also before the stage begins: staff prepare files from publication */
  persiapan?: boolean
}

function tabCocok(
  paket: PaketTahap,
  tahap: Tahap,
  jenis: JenisTab,
  varian: string | null | undefined,
  pilihan: PilihanTahap
): { tab: Tab; staf: boolean } | null {
  if (pilihan.kunci !== undefined && pilihan.kunci !== tahap.kunci) return null
  const cocok = (tab: Tab) => {
    const t = uraiTab(tab)
    return t.jenis === jenis && (varian === undefined || varian === null || t.varian === varian)
  }
  if (pilihan.sisi !== 'rekanan') {
    const tab = tabStaf(tahap, paket.jenisPengadaan).find(cocok)
    if (tab) return { tab, staf: true }
  }
  if (pilihan.sisi !== 'staf' && tahap.rekanan && cocok(tahap.rekanan)) {
    return { tab: tahap.rekanan, staf: false }
  }
  return null
}

/**
 * The stage with this kind of tab that is open at this moment; one that runs before one that is open beyond its time.
 * Else the reason that the tab shows.
 */
export function cariTahapTerbuka(
  k: KeadaanPaket,
  paket: PaketTahap,
  jenis: JenisTab,
  varian?: string | null,
  pilihan: PilihanTahap = {}
): TahapTerbuka | { tolak: string } {
  const menurutKunci = new Map(k.jadwal.map((b) => [b.kunci, b]))
  let alasan: { teks: string; belum: boolean } | null = null
  let lewat: TahapTerbuka | null = null
  for (const tahap of k.templat) {
    const baris = menurutKunci.get(tahap.kunci)
    const cocok = tabCocok(paket, tahap, jenis, varian, pilihan)
    const kontrak = jenis === 'spk' || jenis === 'spmk'
    if (!baris || !cocok || (!baris.include && !kontrak)) continue
    const { keadaan, alasan: kata } = keadaanTahap(k, tahap, baris, cocok.tab, cocok.staf)
    const disiapkan = pilihan.persiapan && belumMulai(k, baris)
    const terbuka = { tahap, baris, tab: cocok.tab, keadaan: k }
    if (keadaan === 'terbuka' && (keMs(baris.selesai) ?? Infinity) <= k.kini) lewat ??= terbuka
    else if (keadaan === 'terbuka' || disiapkan) return terbuka
    // The next one to come says more than one that is over.
    if (!alasan?.belum) alasan = { teks: kata, belum: keadaan === 'terkunci' }
  }
  return lewat ?? { tolak: alasan?.teks ?? teks.errors.tahapTidakAda }
}

/**
 * {@link cariTahapTerbuka} for a deed. The caller has locked the package's row, so that status and schedule stay until
 * the transaction ends; time is read after that.
 * @throws 409 with the reason that the tab shows
 */
export async function tahapTerbuka(
  trx: TransactionClientContract,
  paket: PaketTahap,
  jenis: JenisTab,
  varian?: string | null,
  pilihan: PilihanTahap = {}
): Promise<TahapTerbuka> {
  const terbuka = cariTahapTerbuka(await keadaanPaket(paket, trx), paket, jenis, varian, pilihan)
  if ('tolak' in terbuka) throw conflict(terbuka.tolak)
  return terbuka
}

/** {@link tahapTerbuka} for a vendor: 404 when the vendor does not see such a tab. Takes the (shared) lock itself. */
export async function wajibTahapRekanan(
  trx: TransactionClientContract,
  paket: PaketTahap,
  rekananId: number,
  jenis: JenisTab,
  varian?: string | null
): Promise<TahapTerbuka> {
  const k = await keadaanPaket(paket, trx)
  const context = await konteksRekanan(paket, rekananId, trx, k)
  const tampak = k.templat.some((t) => {
    const baris = k.jadwal.find((b) => b.kunci === t.kunci)
    const cocok = tabCocok(paket, t, jenis, varian, { sisi: 'rekanan' })
    return !!baris && !!cocok && tampakRekanan(t, baris, k.status, context)
  })
  if (!tampak) throw notFound()
  await Paket.query({ client: trx }).select('id').where('id', paket.id).forShare()
  const terbuka = await tahapTerbuka(trx, paket, jenis, varian, { sisi: 'rekanan' })
  if (!tampakRekanan(terbuka.tahap, terbuka.baris, k.status, context)) throw notFound()
  return terbuka
}
