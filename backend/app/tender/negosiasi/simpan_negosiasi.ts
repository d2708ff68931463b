/** Results of the negotiation: with the winner, or before a determination with those who passed (decisions §5). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Checker } from '@eproc/domain/common/checker'
import { aturanNegosiasi, calonNegosiasi } from '@eproc/domain/tender/aturan_negosiasi'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { pokja } from '#app/notifikasi/audience'
import { hint } from '#app/notifikasi/tell'
import { wajibBebasSanggah } from '#app/paket_berjalan/keadaan/keadaan_sanggah'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTahap } from '#app/paket_berjalan/paket_untuk_tindakan'
import { penerimaSurat } from '#app/tender/kiriman/surat_query'
import Evaluasi, { evaluasiRecord } from '#app/tender/evaluasi/evaluasi'
import { bobotPaket, muatNilai, type NilaiRow } from '#app/tender/evaluasi/nilai_query'
import type { NegosiasiInput } from '#app/tender/negosiasi/negosiasi_validator'
import type { Pelaku } from '#core/auth/actor'
import { conflict, invalidField, staleVersion } from '#core/http/errors'
import { enforce } from '#core/http/input/input'

const teks = tenderHasil.negosiasi

export async function simpanNegosiasi(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: NegosiasiInput
): Promise<Paket> {
  const { paket } = await paketUntukTahap(
    trx,
    actor,
    { paketId: input.paketPenyediaId },
    { hak: 'tender.negosiasi', tahap: { tab: 'negosiasi' } }
  )
  await wajibBebasSanggah(trx, paket.id)
  const berubah = hasilBerubah(paket, await muatNilai(trx, paket.id), input.listEvaluasi)
  await wajibBelumDiberitakan(trx, paket.id, berubah)
  if (input.listEvaluasi.length === 0) throw invalidField('listEvaluasi', 'required', teks.kosong)
  for (const { nilai, ...hasil } of berubah) {
    const evaluasi = await Evaluasi.findOrFail(nilai.id, { client: trx })
    await evaluasi.negosiasi(actor, nilai.nama, hasil)
  }
  await hint(
    trx,
    { who: [pokja(paket.id)], except: [actor.id] },
    { jenis: 'penilaian', paketId: paket.id }
  )
  return paket
}

/** Minutes were made of it, and everybody reads it from then on: it is agreed. */
async function wajibBelumDiberitakan(
  trx: TransactionClientContract,
  paketId: number,
  berubah: readonly HasilNegosiasi[]
): Promise<void> {
  if (berubah.length === 0) return
  const penerima = await penerimaSurat(trx, 'ba_negosiasi', paketId)
  const sudah = penerima.find(
    (p) => p.terkirim && berubah.some(({ nilai }) => nilai.vendorId === p.vendorId)
  )
  if (sudah) throw conflict(tenderHasil.beritaAcara.sudahDikirim(sudah.nama))
}

interface HasilNegosiasi {
  nilai: NilaiRow
  negosiasiTeknis: string | null
  negosiasiHarga: number | null
}

/** The rows that say something new, judged; the screen sends every evaluated one. */
function hasilBerubah(
  paket: Paket,
  semua: readonly NilaiRow[],
  input: NegosiasiInput['listEvaluasi']
): HasilNegosiasi[] {
  const calon = new Set(calonNegosiasi(semua, bobotPaket(paket)))
  const check = new Checker()
  const berubah: HasilNegosiasi[] = []
  for (const [i, baris] of input.entries()) {
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
    if (!nilai || !calon.has(nilai))
      throw invalidField(`listEvaluasi.${i}.vendorId`, 'unknown', teks.bukanCalon)
    if (baris.versi && baris.versi !== nilai.versi) {
      throw staleVersion(evaluasiRecord(paket.id, nilai.id))
    }
    const { nama, nilaiPenawaran } = nilai
    const limit = { nilaiPenawaran, hps: paket.totalPagu }
    const hasil = { nama, negosiasiTeknis, negosiasiHarga }
    check.at(`listEvaluasi.${i}`).include(aturanNegosiasi(hasil, limit))
    berubah.push({ nilai, negosiasiTeknis, negosiasiHarga })
  }
  enforce(check.findings)
  return berubah
}
