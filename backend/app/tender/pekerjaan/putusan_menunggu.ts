/** What waits for a second person or for the end of a tender, whatever deed is next in it. */
import db from '@adonisjs/lucid/services/db'
import { keMs } from '@eproc/domain/common/format'
import { hakSahkanPembukaan } from '@eproc/domain/tahap/pemasukan'
import { menetapkan } from '@eproc/domain/tahap/susulan'
import { jenisPenetapan } from '@eproc/domain/tahap/penetapan'
import { uraiTab } from '@eproc/domain/tahap/tab'
import type { Tahap } from '@eproc/domain/tahap/templat'
import { lulusBagian } from '@eproc/domain/tender/nilai/nilai_rekanan'
import { rup as teks } from '@eproc/i18n/id/rup'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import type { KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type { Giliran } from '#app/paket_berjalan/keadaan/tertunggak_query'
import Paket from '#app/paket_berjalan/paket'
import { muatNilai } from '#app/tender/evaluasi/nilai_query'
import { halanganPenetapan } from '#app/tender/penetapan/isi_penetapan'
import type { PaketSaya } from '#app/tender/pekerjaan/paket_saya_query'
import { tahapMulai, tahapSudahMulai, type Pekerjaan } from '#app/tender/pekerjaan/pekerjaan_paket'
import type { Pelaku } from '#core/auth/actor'

const cari = (k: KeadaanPaket, kunci: string) => k.templat.find((t) => t.kunci === kunci)

/** An opening, by whether there is anything to open. */
export const jenisBuka = ({ berisi }: PaketSaya, tahap: Tahap): 'buka' | 'tanpaPenawaran' =>
  berisi.includes(tahap.kunci) ? 'buka' : 'tanpaPenawaran'

/** Openings that another one has asked for. */
export function dimintaUntuk(pelaku: Pelaku, paket: PaketSaya, k: KeadaanPaket): Pekerjaan[] {
  const pengesah = hakSahkanPembukaan(paket) === 'tender.buka' ? paket.pokja : paket.ppk
  if (k.status !== 'A' || !pengesah) return []
  const mulai = tahapSudahMulai(k)
  return paket.diminta.flatMap((langkah): Pekerjaan[] => {
    const tahap = mulai.find((t) => t.kunci === langkah.tahap)
    if (!tahap || langkah.olehId === pelaku.id) return []
    const keterangan = teks.kotak.diminta(langkah.oleh)
    return [{ jenis: jenisBuka(paket, tahap), tahap, langkah, keterangan }]
  })
}

/** Determinations that wait for the PPK; one that replaces another stands in a stage whose deed is done. */
export function diusulkanUntuk(paket: PaketSaya, k: KeadaanPaket): Pekerjaan[] {
  if (k.status !== 'A' || !paket.ppk) return []
  return paket.diusulkan.flatMap((langkah): Pekerjaan[] => {
    const tahap = cari(k, langkah.tahap)
    if (!tahap) return []
    const keterangan = teks.kotak.diusulkan(langkah.oleh)
    return [{ jenis: 'tegaskan', tahap, langkah, keterangan, batas: batasTegas(k, tahap) }]
  })
}

/** The end of its stage; of a later change the end of the stage that waits for it now. */
function batasTegas(k: KeadaanPaket, tahap: Tahap): number | null {
  const akhir = (kunci: string | undefined) =>
    keMs(k.jadwal.find((j) => j.kunci === kunci)?.selesai ?? null)
  const sendiri = akhir(tahap.kunci)
  const lewat = sendiri !== null && sendiri <= k.kini
  return lewat && k.ditegaskan.has(tahap.kunci) ? akhir(tahapMulai(k, () => true)?.kunci) : sendiri
}

/**
 * That the package be declared failed, which is the PPK's (decisions §5 'When it does not work out'): the opening found
 * nothing, everybody was judged and nobody may win, nobody has qualified, or nobody follows a lost winner.
 */
export async function usulGagal(
  paket: PaketSaya,
  k: KeadaanPaket,
  giliran: readonly Giliran[]
): Promise<Pekerjaan | null> {
  const { id, kosong, diusulkan } = paket
  const buka = k.status === 'A' && kosong !== null && cari(k, kosong)
  if (buka) return { jenis: 'tanpaPenawaran', tahap: buka }
  const habis = pemenangHabis(paket, k)
  if (habis) return habis
  const tanpaPeserta = await tanpaYangLulus(id, k)
  if (tanpaPeserta) return tanpaPeserta
  const tahap = giliran.find(({ tab }) => uraiTab(tab).jenis === 'penetapan')?.tahap
  if (!tahap || diusulkan.some((l) => l.tahap === tahap.kunci)) return null
  const halangan = halanganPenetapan(await Paket.findOrFail(id), tahap, await muatNilai(db, id))
  return halangan === tenderHasil.penetapan.tanpaPemenang ? { jenis: 'tanpaPemenang', tahap } : null
}

/** A ranking is confirmed, and nobody is in it any more. */
function pemenangHabis({ adaPemenang }: PaketSaya, k: KeadaanPaket): Pekerjaan | null {
  if (k.status !== 'A' || adaPemenang) return null
  const tahap = k.templat.findLast(
    (t) => menetapkan(t) && k.ditegaskan.has(t.kunci) && jenisPenetapan(k.templat, t) === 'urutan'
  )
  return tahap ? { jenis: 'tanpaPemenang', tahap, batas: batasTegas(k, tahap) } : null
}

/** What is for the qualified alone has begun, so the objections are over, and nobody is. */
async function tanpaYangLulus(paketId: number, k: KeadaanPaket): Promise<Pekerjaan | null> {
  if (k.status !== 'A' || k.belumDijawab.size > 0) return null
  const penetapan = k.templat.find(
    (t) =>
      menetapkan(t) && k.ditegaskan.has(t.kunci) && jenisPenetapan(k.templat, t) === 'kualifikasi'
  )
  if (!penetapan) return null
  const tahap = tahapSudahMulai(k).find(
    (t) => t.urut > penetapan.urut && t.syarat?.includes('lulusKualifikasi')
  )
  if (!tahap) return null
  const lulus = (await muatNilai(db, paketId)).some((n) => lulusBagian(n, 'K') === true)
  if (lulus) return null
  const { kunci, nama } = penetapan
  return { jenis: 'tanpaPemenang', tahap, buka: kunci, keterangan: nama }
}
