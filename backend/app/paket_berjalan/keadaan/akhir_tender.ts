/** Why a running package is not at its end yet: the refusal of the deed, and what its tab says of it. */
import { uraiTab, type JenisTab } from '@eproc/domain/tahap/tab'
import { paket as teks } from '@eproc/i18n/id/paket'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { rupiah } from '@eproc/domain/common/format'
import { aturanKontrak, SEBELUM_KONTRAK } from '@eproc/domain/tender/aturan_kontrak'
import type { KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { penetapanDitunggu } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import {
  baPlLengkap,
  beritaNegosiasiTerkirim,
  penetapanDiusulkan,
  sppbjTerkirim,
} from '#app/paket_berjalan/keadaan/sppbj_query'
import { spkMelebihiKontrak } from '#app/paket_berjalan/keadaan/spk_query'
import type Paket from '#app/paket_berjalan/paket'
import type { Koneksi } from '#core/database/sql'

/** Has the schedule a stage with this tab of the staff? */
export const ikutSerta = ({ templat, jadwal }: KeadaanPaket, tab: JenisTab): boolean =>
  templat.some(
    (t) =>
      t.staf.some((s) => uraiTab(s).jenis === tab) &&
      jadwal.some((b) => b.kunci === t.kunci && b.include)
  )

/** What is missing to the end, or what nobody could decide any more after it. Null: nothing. */
export async function halanganSelesai(
  paket: Paket,
  k: KeadaanPaket,
  connection: Koneksi
): Promise<string | null> {
  const kurang = await belumSelesai(paket, k, connection)
  if (kurang) return kurang
  return (await penetapanDiusulkan(paket.id, connection)) ? teks.errors.putuskanUsul : null
}

/**
 * TEN, SEL and TLA end once SPPBJ is sent, TLA with the minutes up to the negotiation; PLA, whose winner no letter names,
 * once it is determined and its minutes are, or its agreement is saved where the schedule has no minutes. Null: nothing is
 * missing.
 */
async function belumSelesai(
  paket: Paket,
  k: KeadaanPaket,
  connection: Koneksi
): Promise<string | null> {
  if (paket.metodePemilihan === 'PLA') {
    const menunggu = penetapanDitunggu(k, k.templat.at(-1)!)
    if (menunggu) return teks.errors.perluPenetapan(menunggu.nama)
    // Left out of the schedule, the minutes never come: the agreement is what is left.
    if (!ikutSerta(k, 'ba-negosiasi'))
      return paket.tglKontrak === null ? teks.errors.perluKontrak : null
    const terkirim = await beritaNegosiasiTerkirim(paket.id, connection)
    return terkirim ? null : teks.errors.perluBeritaAcara
  }
  if (!(await sppbjTerkirim(paket.id, connection))) return teks.errors.perluSppbj
  const kurang = ikutSerta(k, 'ba-pl') && !(await baPlLengkap(paket.id, connection))
  return kurang ? teks.errors.perluBaPl : null
}

/**
 * SPMK needs a saved contract, and a work order that does not cost more: both close with it. So do the minutes of a direct
 * appointment, without the first four of which its tender could never be finished.
 */
export async function halanganSpmk(
  paket: Paket,
  k: KeadaanPaket,
  connection: Koneksi
): Promise<string | null> {
  // A contract that was saved before this rule stands.
  const kurangIsi = aturanKontrak(paket, paket).some((f) => f.rule !== SEBELUM_KONTRAK)
  if (kurangIsi) return tenderHasil.kontrak.belumDisimpan
  const spk = await spkMelebihiKontrak(paket.tenderId, connection)
  if (spk) return tenderHasil.kontrak.spkMelebihi(rupiah(spk.total), rupiah(spk.nilaiKontrak))
  const kurang = ikutSerta(k, 'ba-pl') && !(await baPlLengkap(paket.id, connection))
  return kurang ? tenderHasil.kontrak.belumBaPl : null
}
