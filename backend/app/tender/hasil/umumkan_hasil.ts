/**
 * Tells participants that a result was announced: announcing stages take effect by the clock, so a job looks every
 * minute which of them have begun (decisions §5 'Results').
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { penetapanUntuk } from '@eproc/domain/tahap/susulan'
import type { Tahap } from '@eproc/domain/tahap/templat'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage, packageVendors } from '#app/paket_berjalan/package_message'
import Paket from '#app/paket_berjalan/paket'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { diumumkanSaat, sudahMulai } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { dinilai, perbuatanPaket } from '#app/paket_berjalan/keadaan/tertunggak_query'
import { paketBelumDiumumkan } from '#app/tender/hasil/belum_diumumkan_query'
import PengumumanHasil from '#app/tender/hasil/pengumuman_hasil'
import { transaction } from '#core/database/transaction'
import { oneByOne } from '#core/jobs/one_by_one'

/** Announces what has not been told yet; safe to run twice and in several processes. Answers how many. */
export async function umumkanHasil(): Promise<number> {
  return oneByOne(await paketBelumDiumumkan(), (id) => transaction((trx) => umumkanPaket(trx, id)))
}

/** The package is locked once there is something to tell, so that a second process finds it told. */
async function umumkanPaket(trx: TransactionClientContract, paketId: number): Promise<number> {
  const paket = await Paket.findOrFail(paketId, { client: trx })
  if ((await belumDiumumkan(trx, paket)).length === 0) return 0
  await Paket.query({ client: trx }).where('id', paketId).forUpdate().firstOrFail()
  const baru = await belumDiumumkan(trx, paket)
  for (const tahap of baru) {
    await PengumumanHasil.catat(trx, paketId, tahap.kunci)
    const kabar = tenderHasil.hasil.kabar(tahap.nama, `${paket.kode} ${paket.nama}`)
    // A direct appointment tells its result with the letter to the winner: nobody else has a tab of that stage, and
    // no public page; who took part reads its own beside the package's information.
    const paragraphs = [
      tahap.rekanan === 'hasil' ? tenderHasil.hasil.isi : tenderHasil.hasil.isiInformasi,
    ]
    await tell(
      trx,
      { who: packageVendors(paket) },
      packageMessage(kabar, packagePage(paket.id), paragraphs)
    )
  }
  return baru.length
}

/**
 * Announcing stages that have begun and were not told. A winner who is not confirmed yet is no announcement, nor is an
 * evaluation that nobody determines (two files) while somebody is not judged.
 */
async function belumDiumumkan(trx: TransactionClientContract, paket: Paket): Promise<Tahap[]> {
  const k = await keadaanPaket(paket, trx)
  const diumumkan = diumumkanSaat(k)
  const sudah = await PengumumanHasil.tahapPaket(trx, paket.id)
  const baru = k.templat.filter((tahap) => {
    const baris = k.jadwal.find((b) => b.kunci === tahap.kunci)
    if (!tahap.umumkan || !baris?.include || !sudahMulai(k, baris)) return false
    return tahap.umumkan.every((b) => diumumkan.has(b)) && !sudah.has(tahap.kunci)
  })
  if (baru.every((tahap) => penetapanUntuk(k.templat, k.jadwal, tahap))) return baru
  const perbuatan = await perbuatanPaket(trx, paket.id)
  return baru.filter(
    (tahap) => penetapanUntuk(k.templat, k.jadwal, tahap) ?? dinilai(k, perbuatan, tahap)
  )
}
