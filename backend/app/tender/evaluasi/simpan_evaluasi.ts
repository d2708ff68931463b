/** Saves parts of an evaluation (S2 §7, decisions §5.3). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanNilai } from '@eproc/domain/tender/nilai/aturan_nilai'
import { BENDERA_EVALUASI, type BenderaEvaluasi } from '@eproc/domain/tender/nilai/nilai_rekanan'
import { penawaranRendah } from '@eproc/domain/tender/nilai/skor'
import { Checker } from '@eproc/domain/common/checker'
import { templatUntuk, type Tahap } from '@eproc/domain/tahap/templat'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { pokja } from '#app/notifikasi/audience'
import { hint } from '#app/notifikasi/tell'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import Evaluasi, { evaluasiRecord } from '#app/tender/evaluasi/evaluasi'
import type { InputRow, EvaluasiInput } from '#app/tender/evaluasi/evaluasi_validator'
import { gabung, hitung } from '#app/tender/evaluasi/nilai_baru'
import { tellPass } from '#app/tender/evaluasi/tell_pass'
import { pakaiRataRata } from '#app/tender/evaluasi/anggota/rata_rata'
import { lowOfferShare } from '#app/tender/evaluasi/low_offer'
import { bobotPaket, muatNilai, potretNilai, type NilaiRow } from '#app/tender/evaluasi/nilai_query'
import { tahapEvaluasi } from '#app/tender/evaluasi/tahap_evaluasi'
import { usulkanUrutan } from '#app/tender/penetapan/usulkan_penetapan'
import { bukaUlangEvaluasi } from '#app/tender/sanggah/buka_ulang'
import type { Pelaku } from '#core/auth/actor'
import { invalidField, staleVersion } from '#core/http/errors'
import { enforce } from '#core/http/input/input'
import { beda } from '#core/journal/journal'

const teks = tenderHasil.evaluasi

/** Saves every part that a flag names; `pemenang` proposes the ranking to the ppk. */
export async function simpanEvaluasi(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: EvaluasiInput
): Promise<Paket> {
  const hak = input.pemenang ? 'tender.penetapan.usul' : 'tender.evaluasi'
  const dibaca = { paketId: input.paketPenyediaId }
  const paket = await paketUntukTindakan(trx, actor, dibaca, { hak })
  const bendera = (Object.keys(BENDERA_EVALUASI) as BenderaEvaluasi[]).filter((b) => input[b])
  if (bendera.length === 0 && !input.pemenang) {
    throw invalidField('pemenang', 'required', teks.tanpaBagian)
  }
  if (input.listEvaluasi.length === 0) throw invalidField('listEvaluasi', 'required', teks.kosong)
  if (bendera.length > 0) await simpanBagian(trx, actor, paket, input, bendera)
  if (input.pemenang) {
    const pasangan = pasangkan(paket, await muatNilai(trx, paket.id), input.listEvaluasi)
    const urutan = pasangan.map(({ nilai, isi }) => ({
      vendorId: nilai.vendorId,
      urutan: isi.urutan ?? 0,
    }))
    await usulkanUrutan(trx, actor, { paketId: paket.id, urutan, alasan: input.alasan })
  }
  // Who judges beside sees it at once, and what was typed there is put beside it.
  await hint(
    trx,
    { who: [pokja(paket.id)], except: [actor.id] },
    { jenis: 'penilaian', paketId: paket.id }
  )
  return paket
}

async function simpanBagian(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket,
  input: EvaluasiInput,
  bendera: readonly BenderaEvaluasi[]
): Promise<void> {
  const bagian = [...new Set(bendera.map((b) => BENDERA_EVALUASI[b]))]
  const { tahap, buka } = await tahapEvaluasi(trx, paket, bagian)
  const previous = await muatNilai(trx, paket.id)
  const context = {
    bobot: bobotPaket(paket),
    templat: templatUntuk(paket.metodePemilihan, paket.kualifikasi),
    bagian,
  }
  const ambang = await lowOfferShare()
  const check = new Checker()
  const pakaiRata = await pakaiRataRata(trx, paket.id, bendera)
  const berubah = new Map<number, NilaiRow>()
  for (const { nilai, isi, index } of pasangkan(paket, previous, input.listEvaluasi)) {
    const baris = `listEvaluasi.${index}`
    if (buka.some((key) => !nilai.dibuka.includes(key))) {
      throw invalidField(`${baris}.vendorId`, 'unknown', teks.bukanPenawar)
    }
    const baru = pakaiRata(gabung(nilai, isi, bendera), isi, check.at(baris))
    const rendah = penawaranRendah(baru.nilaiPenawaran, paket.totalPagu, ambang) !== null
    check.at(baris).include(aturanNilai(baru, { ...context, rendah }))
    berubah.set(nilai.vendorId, baru)
  }
  enforce(check.findings)
  const hasil = hitung(
    paket,
    previous.map((n) => berubah.get(n.vendorId) ?? n)
  )
  await tulis(trx, actor, { paket, tahap, lama: previous, hasil })
}

interface Pasangan {
  nilai: NilaiRow
  isi: InputRow
  index: number
}

/** Each row of the request with the vendor that it is about; 400 for strangers and doubles. */
function pasangkan(
  paket: Paket,
  nilai: readonly NilaiRow[],
  list: readonly InputRow[]
): Pasangan[] {
  const terlihat = new Set<number>()
  return list.map((isi, index) => {
    const n = nilai.find((x) =>
      isi.vendorId ? x.vendorId === isi.vendorId : x.id !== null && x.id === isi.id
    )
    const field = `listEvaluasi.${index}.vendorId`
    if (!n) throw invalidField(field, 'unknown', teks.bukanPenawar)
    if (terlihat.has(n.vendorId)) throw invalidField(field, 'distinct', teks.ganda(n.nama))
    terlihat.add(n.vendorId)
    if (typeof isi.versi === 'number' && isi.versi !== n.versi) {
      throw staleVersion(evaluasiRecord(paket.id, n.id))
    }
    return { nilai: n, isi, index }
  })
}

interface Perubahan {
  paket: Paket
  tahap: Tahap
  lama: readonly NilaiRow[]
  hasil: readonly NilaiRow[]
}

/** Stores what changed; what was made from the former evaluation no longer holds. */
async function tulis(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paket, tahap, lama: previous, hasil }: Perubahan
): Promise<void> {
  const tersimpan = await Evaluasi.menurutRekanan(trx, paket.id)
  let berubah = false
  for (const n of hasil) {
    const asal = previous.find((l) => l.vendorId === n.vendorId)!
    const perubahan = beda(potretNilai(asal), potretNilai(n))
    if (Object.keys(perubahan).length === 0 && asal.hargaManual === n.hargaManual) continue
    berubah = true
    const evaluasi = tersimpan.get(n.vendorId) ?? new Evaluasi().useTransaction(trx)
    evaluasi.merge({ paketId: paket.id, rekananId: n.vendorId })
    await evaluasi.nilai(actor, n, { tahap: tahap.kunci, nama: n.nama, perubahan })
  }
  if (!berubah) return
  await tellPass(trx, actor, paket, { lama: previous, hasil })
  await bukaUlangEvaluasi(trx, actor, { paket, tahap })
}
