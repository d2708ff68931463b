/**
 * Tells participants that a result was announced: announcing stages take effect by the clock, so a job looks every
 * minute which of them have begun (decisions §5 'Results').
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { penetapanUntuk } from '@eproc/domain/tahap/susulan'
import type { Tahap } from '@eproc/domain/tahap/templat'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderTerlambat } from '@eproc/i18n/id/tender_terlambat'
import { tell } from '#app/notifikasi/tell'
import {
  packageMessage,
  packagePage,
  packageStaff,
  packageVendors,
} from '#app/paket_berjalan/package_message'
import Paket from '#app/paket_berjalan/paket'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { diumumkanSaat, sudahMulai } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { dinilai, perbuatanPaket } from '#app/paket_berjalan/keadaan/tertunggak_query'
import { paketBelumDiumumkan, terlambatDiumumkan } from '#app/tender/hasil/belum_diumumkan_query'
import PengumumanHasil from '#app/tender/hasil/pengumuman_hasil'
import { transaction } from '#core/database/transaction'
import { oneByOne } from '#core/jobs/one_by_one'

/**
 * Announces what has not been told yet; safe to run twice and in several processes. Answers how many.
 * @param semua also what became public longer than a week ago, while no server ran
 */
export async function umumkanHasil({ semua } = { semua: false }): Promise<number> {
  const paket = await paketBelumDiumumkan({ semua })
  return oneByOne(paket, (id) => transaction((trx) => umumkanPaket(trx, id)))
}

/** The package is locked once there is something to tell, so that a second process finds it told. */
async function umumkanPaket(trx: TransactionClientContract, paketId: number): Promise<number> {
  const paket = await Paket.findOrFail(paketId, { client: trx })
  if ((await belumDiumumkan(trx, paket)).length === 0) return 0
  await Paket.query({ client: trx }).where('id', paketId).forUpdate().firstOrFail()
  const baru = await belumDiumumkan(trx, paket)
  for (const tahap of baru) {
    await PengumumanHasil.catat(trx, paketId, tahap.kunci)
    await kabarkan(trx, paket, tahap)
  }
  return baru.length
}

/** What comes late says so, also to those who can still give participants time to object. */
async function kabarkan(
  trx: TransactionClientContract,
  paket: Paket,
  { kunci, nama, rekanan }: Tahap
): Promise<void> {
  const teks = tenderHasil.hasil
  const namaPaket = `${paket.kode} ${paket.nama}`
  // A direct appointment tells its result with the letter to the winner: nobody else has a tab of that stage, and
  // no public page; who took part reads its own beside the package's information.
  const paragraphs: string[] = [rekanan === 'hasil' ? teks.isi : teks.isiInformasi]
  if (await terlambatDiumumkan(trx, paket.id, kunci)) {
    const { jadwal } = await keadaanPaket(paket, trx)
    const mulai = tanggalWaktu(jadwal.find((b) => b.kunci === kunci)!.mulai!.toISOString())
    paragraphs.push(tenderTerlambat.terlambat(mulai))
    const kabar = tenderTerlambat.kabarTerlambat(nama, namaPaket, mulai)
    await tell(
      trx,
      { who: packageStaff(paket) },
      packageMessage(kabar, packagePage(paket.id), [tenderTerlambat.periksaJadwal])
    )
  }
  const kabar = teks.kabar(nama, namaPaket)
  await tell(
    trx,
    { who: packageVendors(paket) },
    packageMessage(kabar, packagePage(paket.id), paragraphs)
  )
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
