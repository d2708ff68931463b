/**
 * Tells participants that a result was announced: announcing stages take effect by the clock, so a job looks every
 * minute which of them have begun (decisions §5 'Results').
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sudahBerlaku } from '@eproc/domain/tahap/akses'
import { penetapanUntuk } from '@eproc/domain/tahap/susulan'
import type { Tab } from '@eproc/domain/tahap/tab'
import type { Tahap } from '@eproc/domain/tahap/templat'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderTerlambat } from '@eproc/i18n/id/tender_terlambat'
import { vendors } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage, packageStaff } from '#app/paket_berjalan/package_message'
import Paket from '#app/paket_berjalan/paket'
import {
  keadaanPaket,
  type JadwalRow,
  type KeadaanPaket,
} from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { diumumkanSaat, keadaanTahap, sudahMulai } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { dinilai, perbuatanPaket } from '#app/paket_berjalan/keadaan/tertunggak_query'
import { paketBelumDiumumkan, terlambatDiumumkan } from '#app/tender/hasil/belum_diumumkan_query'
import { pembacaHasil } from '#app/tender/hasil/pembaca_hasil'
import PengumumanHasil from '#app/tender/hasil/pengumuman_hasil'
import { transaction } from '#core/database/transaction'
import { oneByOne } from '#core/jobs/one_by_one'

const teks = tenderHasil.hasil

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
  if ((await belumDiumumkan(trx, paket)).baru.length === 0) return 0
  await Paket.query({ client: trx }).where('id', paketId).forUpdate().firstOrFail()
  const { baru, keadaan } = await belumDiumumkan(trx, paket)
  for (const tahap of baru) {
    await PengumumanHasil.catat(trx, paketId, tahap.kunci)
    await tellResult(trx, paket, keadaan, tahap)
  }
  return baru.length
}

/** What comes late says so, also to those who can still give participants time to object. */
async function tellResult(
  trx: TransactionClientContract,
  paket: Paket,
  keadaan: KeadaanPaket,
  tahap: Tahap
): Promise<void> {
  const namaPaket = `${paket.kode} ${paket.nama}`
  const page = packagePage(paket.id)
  const terlambat: string[] = []
  if (await terlambatDiumumkan(trx, paket.id, tahap.kunci)) {
    const { mulai } = keadaan.jadwal.find((b) => b.kunci === tahap.kunci)!
    const sejak = tanggalWaktu(mulai!.toISOString())
    terlambat.push(tenderTerlambat.terlambat(sejak))
    const kabar = tenderTerlambat.kabarTerlambat(tahap.nama, namaPaket, sejak)
    const isi = [tenderTerlambat.periksaJadwal]
    await tell(trx, { who: packageStaff(paket) }, packageMessage(kabar, page, isi))
  }
  const kabar = teks.kabar(tahap.nama, namaPaket)
  for (const { ids, isi } of await pembacaHasil(trx, paket, keadaan, tahap)) {
    await tell(trx, { who: [vendors(...ids)] }, packageMessage(kabar, page, [...isi, ...terlambat]))
  }
}

/** What an objection keeps closed, with its files, is told when it opens: nobody could read it before. */
const terbaca = (k: KeadaanPaket, tahap: Tahap, baris: JadwalRow, tab: Tab): boolean =>
  keadaanTahap(k, tahap, baris, tab, false).keadaan !== 'terkunci'

/**
 * Announcing stages that have begun and were not told. A winner who is not confirmed yet is no announcement, nor is an
 * evaluation that nobody determines (two files) while somebody is not judged.
 */
async function belumDiumumkan(
  trx: TransactionClientContract,
  paket: Paket
): Promise<{ baru: Tahap[]; keadaan: KeadaanPaket }> {
  const k = await keadaanPaket(paket, trx)
  const diumumkan = diumumkanSaat(k)
  const sudah = await PengumumanHasil.tahapPaket(trx, paket.id)
  const baru = k.templat.filter((tahap) => {
    const baris = k.jadwal.find((b) => b.kunci === tahap.kunci)
    if (!tahap.umumkan || !baris?.include || !sudahMulai(k, baris)) return false
    if (!sudahBerlaku(tahap, diumumkan) || sudah.has(tahap.kunci)) return false
    return tahap.rekanan === null || terbaca(k, tahap, baris, tahap.rekanan)
  })
  if (baru.every((tahap) => penetapanUntuk(k.templat, k.jadwal, tahap))) {
    return { baru, keadaan: k }
  }
  const perbuatan = await perbuatanPaket(trx, paket.id)
  const siap = baru.filter(
    (tahap) => penetapanUntuk(k.templat, k.jadwal, tahap) ?? dinilai(k, perbuatan, tahap)
  )
  return { baru: siap, keadaan: k }
}
