/** The letters and papers that end a tender: whom they wait for. */
import { tabTenderSelesai } from '@eproc/domain/tahap/selesai'
import type { Tab } from '@eproc/domain/tahap/tab'
import type { KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { penetapanDitunggu } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import type { PaketSaya } from '#app/tender/pekerjaan/paket_saya_query'
import { tahapMulai, type Pekerjaan } from '#app/tender/pekerjaan/pekerjaan_paket'

const ikut = (k: KeadaanPaket, kunci: string): boolean =>
  k.jadwal.some((j) => j.kunci === kunci && j.include)

/** Does a direct appointment lack the minutes that it cannot end without? */
const tanpaBaPl = (paket: PaketSaya, k: KeadaanPaket): boolean =>
  ikut(k, 'ba-pl') && !paket.baPlLengkap

/** The award letter is a later deed: what it overtook would be nobody's turn, and keep the tender from its end. */
export function baPlUntuk(paket: PaketSaya, k: KeadaanPaket): Pekerjaan | null {
  if (k.status !== 'A' || !k.suratTerkirim || !tanpaBaPl(paket, k)) return null
  return { jenis: 'beritaAcara', tahap: k.templat.find((t) => t.kunci === 'ba-pl')! }
}

/** The PPK's next deed of those that come after the winner; null while none is. */
function akhirBerikut(
  paket: PaketSaya,
  k: KeadaanPaket
): 'sppbj' | 'kontrak' | 'spmk' | 'selesai' | null {
  // A direct procurement goes without the letter.
  if (k.templat.some((t) => t.staf.includes('sppbj')) && !k.suratTerkirim) return 'sppbj'
  if (!paket.adaKontrak) return 'kontrak'
  // The end of SPMK closes the minutes as well.
  if (tanpaBaPl(paket, k)) return null
  if (!k.kunciSpmk && k.templat.some((t) => t.staf.includes('spmk') && ikut(k, t.kunci)))
    return 'spmk'
  return k.status === 'A' ? 'selesai' : null
}

/**
 * Award letter, contract, SPMK, end: the PPK's, whatever else is left out before (a negotiation need not be). They wait for
 * what the PPK has still to decide on whom they are for.
 */
export function suratUntuk(paket: PaketSaya, k: KeadaanPaket): Pekerjaan | null {
  const jenis = akhirBerikut(paket, k)
  const usul = k.status === 'A' && paket.diusulkan.length > 0
  if (!jenis || (usul && jenis !== 'spmk')) return null
  const tab: readonly Tab[] = {
    sppbj: ['sppbj'] as const,
    kontrak: ['spk'] as const,
    spmk: ['spmk'] as const,
    selesai: ['spk', 'spmk'] as const,
  }[jenis]
  const tahap = tahapMulai(k, (t) => tab.some((x) => t.staf.includes(x)))
  if (!tahap || penetapanDitunggu(k, tahap)) return null
  if (jenis !== 'selesai') return { jenis, tahap }
  return { jenis, tahap, buka: tabTenderSelesai(paket.metodePemilihan, (kunci) => ikut(k, kunci)) }
}
