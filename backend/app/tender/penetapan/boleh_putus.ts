/** What stands in the way of a decision on a proposal: the refusal of the deed, and what its screen says of it. */
import { aturanUrutan } from '@eproc/domain/tender/nilai/aturan_urutan'
import { hargaAkhir, lulusBagian } from '@eproc/domain/tender/nilai/nilai_rekanan'
import { bolehMenyetujui } from '@eproc/domain/common/rights'
import { batasPenetapan } from '@eproc/domain/tahap/susulan'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import type Paket from '#app/paket_berjalan/paket'
import type { KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { bobotPaket, type NilaiRow } from '#app/tender/evaluasi/nilai_query'
import type Penetapan from '#app/tender/penetapan/penetapan'
import { rencanaPengganti } from '#app/tender/penetapan/rencana_pengganti'

const teks = tenderHasil.penetapan
export type Usul = Pick<Penetapan, 'tahap' | 'jenis' | 'isi' | 'alasan' | 'pengusulId'>

/** Nobody decides on their own. */
export const usulSendiri = (usul: Usul, pelakuId: number): string | null =>
  bolehMenyetujui(pelakuId, [usul.pengusulId]) ? null : teks.sendiri

/** Why the proposal cannot be sent back; null when it can. */
export const halanganTolak = (k: KeadaanPaket): string | null =>
  k.status === 'A' ? null : teks.lewat

/** Why the proposal cannot be confirmed; null when it can. */
export const halanganTegas = (
  paket: Paket,
  k: KeadaanPaket,
  usul: Usul,
  nilai: readonly NilaiRow[]
): string | null => {
  if (!masihWaktu(k, usul)) return teks.lewat
  // What was proposed before the agreement was saved came too late all the same.
  if (usul.jenis === 'pengganti' && paket.tglKontrak !== null) return teks.sudahKontrak
  return masihSah(paket, usul, nilai) ? null : teks.usang
}

/**
 * A proposal is confirmed until the objection after it begins, one that replaces a confirmed one until the next stage
 * that vendors see; a substitute any time before the agreement.
 */
function masihWaktu(k: KeadaanPaket, usul: Usul): boolean {
  if (k.status !== 'A') return false
  if (usul.jenis === 'pengganti') return true
  const tahap = k.templat.find((t) => t.kunci === usul.tahap)
  if (!tahap || k.suratTerkirim) return false
  const limit = batasPenetapan(k.templat, k.jadwal, tahap, k.ditegaskan.has(tahap.kunci))
  return limit === null || k.kini < limit
}

/** The evaluation may have changed since the proposal was made. */
function masihSah(paket: Paket, usul: Usul, nilai: readonly NilaiRow[]): boolean {
  const { isi, alasan } = usul
  if (usul.jenis === 'kualifikasi') {
    return nilai.every(
      (n) =>
        (isi.find((i) => i.vendorId === n.vendorId)?.lulus ?? false) ===
        (lulusBagian(n, 'K') === true)
    )
  }
  // That nobody follows holds as long as nobody can.
  if (usul.jenis === 'pengganti' && isi.every((i) => i.urutan === 0))
    return rencanaPengganti(paket, nilai).urutan.length === 0
  const error = aturanUrutan(
    isi.map(({ vendorId, urutan }) => ({ vendorId, urutan })),
    { nilai, bobot: bobotPaket(paket), hps: paket.totalPagu, alasan }
  ).filter((g) => g.field !== 'alasan')
  const harga = isi.every((i) => {
    const n = nilai.find((x) => x.vendorId === i.vendorId)
    return !n || i.urutan === 0 || hargaAkhir(n) === i.nilai
  })
  return error.length === 0 && harga
}
