/** Results of the negotiation: with the winner, or before a determination with those who passed (decisions §5). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Checker } from '@eproc/domain/common/checker'
import { aturanNegosiasi } from '@eproc/domain/tender/aturan_negosiasi'
import { lulusSemua } from '@eproc/domain/tender/nilai_rekanan'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { wajibBebasSanggah } from '#app/paket_berjalan/keadaan_sanggah'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTahap } from '#app/paket_berjalan/paket_untuk_tindakan'
import Evaluasi from '#app/tender/evaluasi/evaluasi'
import { bobotPaket, muatNilai, type BarisNilai } from '#app/tender/evaluasi/nilai_query'
import type { IsianNegosiasi } from '#app/tender/negosiasi/negosiasi_validator'
import type { Pelaku } from '#core/auth/actor'
import { bidangSalah, versiUsang } from '#core/http/errors'
import { tegakkan } from '#core/http/input'

const teks = tenderHasil.negosiasi

export async function simpanNegosiasi(
  trx: TransactionClientContract,
  actor: Pelaku,
  isian: IsianNegosiasi
): Promise<Paket> {
  const { paket } = await paketUntukTahap(
    trx,
    actor,
    { paketId: isian.paketPenyediaId },
    { hak: 'tender.negosiasi', tahap: { tab: 'negosiasi' } }
  )
  await wajibBebasSanggah(trx, paket.id)
  const berubah = hasilBerubah(paket, await muatNilai(trx, paket.id), isian.listEvaluasi)
  if (isian.listEvaluasi.length === 0) throw bidangSalah('listEvaluasi', 'required', teks.kosong)
  for (const { nilai, ...hasil } of berubah) {
    const evaluasi = await Evaluasi.findOrFail(nilai.id, { client: trx })
    await evaluasi.negosiasi(actor, nilai.nama, hasil)
  }
  return paket
}

interface HasilNegosiasi {
  nilai: BarisNilai
  negosiasiTeknis: string | null
  negosiasiHarga: number | null
}

/** The rows that say something new, judged; the screen sends every evaluated one. */
function hasilBerubah(
  paket: Paket,
  semua: readonly BarisNilai[],
  isian: IsianNegosiasi['listEvaluasi']
): HasilNegosiasi[] {
  const bobot = bobotPaket(paket)
  const adaPemenang = semua.some((n) => n.urutan === 1)
  const check = new Checker()
  const berubah: HasilNegosiasi[] = []
  for (const [i, baris] of isian.entries()) {
    const negosiasiTeknis = baris.negosiasiTeknis?.trim() || null
    const negosiasiHarga = baris.negosiasiHarga ?? null
    const nilai = semua.find((x) =>
      baris.vendorId ? x.vendorId === baris.vendorId : x.id !== null && x.id === baris.id
    )
    const sama =
      nilai &&
      negosiasiTeknis === (nilai.negosiasiTeknis ?? null) &&
      negosiasiHarga === (nilai.negosiasiHarga ?? null)
    if (sama) continue
    const boleh =
      nilai && !nilai.gugur && (adaPemenang ? nilai.urutan === 1 : lulusSemua(nilai, bobot))
    if (!boleh) throw bidangSalah(`listEvaluasi.${i}.vendorId`, 'unknown', teks.bukanCalon)
    if (baris.versi && baris.versi !== nilai.versi) throw versiUsang()
    const { nama, nilaiPenawaran } = nilai
    const batas = { nilaiPenawaran, hps: paket.totalPagu }
    const hasil = { nama, negosiasiTeknis, negosiasiHarga }
    check.at(`listEvaluasi.${i}`).include(aturanNegosiasi(hasil, batas))
    berubah.push({ nilai, negosiasiTeknis, negosiasiHarga })
  }
  tegakkan(check.findings)
  return berubah
}
