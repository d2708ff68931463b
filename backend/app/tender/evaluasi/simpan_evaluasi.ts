/** Saves parts of an evaluation (S2 §7, decisions §5.3). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanNilai } from '@eproc/domain/tender/aturan_nilai'
import {
  BENDERA_EVALUASI,
  tahapPembukaan,
  type BenderaEvaluasi,
} from '@eproc/domain/tender/nilai_rekanan'
import { Checker } from '@eproc/domain/common/checker'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { fileTab } from '@eproc/domain/tahap/tab'
import { templatUntuk, type Tahap } from '@eproc/domain/tahap/templat'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { tahapTerbuka } from '#app/paket_berjalan/tahap_paket'
import Evaluasi from '#app/tender/evaluasi/evaluasi'
import type { BarisIsian, IsianEvaluasi } from '#app/tender/evaluasi/evaluasi_validator'
import { gabung, hitung } from '#app/tender/evaluasi/nilai_baru'
import {
  bobotPaket,
  muatNilai,
  potretNilai,
  type BarisNilai,
} from '#app/tender/evaluasi/nilai_query'
import Pembukaan from '#app/tender/pembukaan/pembukaan'
import { usulkanUrutan } from '#app/tender/penetapan/usulkan_penetapan'
import { bukaUlangEvaluasi } from '#app/tender/sanggah/buka_ulang'
import type { Pelaku } from '#core/auth/actor'
import { bentrok, bidangSalah, versiUsang } from '#core/http/errors'
import { tegakkan } from '#core/http/input'
import { beda } from '#core/journal/journal'

const teks = tenderHasil.evaluasi

/** Saves every part that a flag names; `pemenang` proposes the ranking to the ppk. */
export async function simpanEvaluasi(
  trx: TransactionClientContract,
  actor: Pelaku,
  isian: IsianEvaluasi
): Promise<Paket> {
  const hak = isian.pemenang ? 'tender.penetapan.usul' : 'tender.evaluasi'
  const dibaca = { paketId: isian.paketPenyediaId }
  const paket = await paketUntukTindakan(trx, actor, dibaca, { hak })
  const bendera = (Object.keys(BENDERA_EVALUASI) as BenderaEvaluasi[]).filter((b) => isian[b])
  if (bendera.length === 0 && !isian.pemenang) {
    throw bidangSalah('pemenang', 'required', teks.tanpaBagian)
  }
  if (isian.listEvaluasi.length === 0) throw bidangSalah('listEvaluasi', 'required', teks.kosong)
  if (bendera.length > 0) await simpanBagian(trx, actor, paket, isian, bendera)
  if (isian.pemenang) {
    const pasangan = pasangkan(await muatNilai(trx, paket.id), isian.listEvaluasi)
    const urutan = pasangan.map(({ nilai, isi }) => ({
      vendorId: nilai.vendorId,
      urutan: isi.urutan ?? 0,
    }))
    await usulkanUrutan(trx, actor, { paketId: paket.id, urutan, alasan: isian.alasan })
  }
  return paket
}

async function simpanBagian(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket,
  isian: IsianEvaluasi,
  bendera: readonly BenderaEvaluasi[]
): Promise<void> {
  const bagian = [...new Set(bendera.map((b) => BENDERA_EVALUASI[b]))]
  const { tahap, buka } = await tahapEvaluasi(trx, paket, bagian)
  const lama = await muatNilai(trx, paket.id)
  const konteks = {
    bobot: bobotPaket(paket),
    templat: templatUntuk(paket.metodePemilihan, paket.kualifikasi),
    bagian,
  }
  const check = new Checker()
  const berubah = new Map<number, BarisNilai>()
  for (const { nilai, isi, index } of pasangkan(lama, isian.listEvaluasi)) {
    const baris = `listEvaluasi.${index}`
    if (buka.some((kunci) => !nilai.dibuka.includes(kunci))) {
      throw bidangSalah(`${baris}.vendorId`, 'unknown', teks.bukanPenawar)
    }
    const baru = gabung(nilai, isi, bendera)
    check.at(baris).include(aturanNilai(baru, konteks))
    berubah.set(nilai.vendorId, baru)
  }
  tegakkan(check.findings)
  const hasil = hitung(
    paket,
    lama.map((n) => berubah.get(n.vendorId) ?? n)
  )
  await tulis(trx, actor, { paket, tahap, lama, hasil })
}

/** The stage in which these parts may be evaluated now, and the openings (keys) that gave their offers. */
async function tahapEvaluasi(
  trx: TransactionClientContract,
  paket: Paket,
  bagian: readonly KategoriFile[]
): Promise<{ tahap: Tahap; buka: string[] }> {
  const { tahap, tab } = await tahapTerbuka(trx, paket, 'evaluasi', null, { sisi: 'staf' })
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  const sah = await Pembukaan.tahapSah(trx, paket.id)
  const buka = bagian.map((b) => {
    if (!fileTab(tab).includes(b)) throw bentrok(teks.bukanTahap(tenderHasil.bagian[b]))
    const kunci = tahapPembukaan(templat, b, tahap.urut)?.kunci
    if (!kunci || !sah.has(kunci)) throw bentrok(teks.belumDibuka(tenderHasil.bagian[b]))
    return kunci
  })
  return { tahap, buka }
}

interface Pasangan {
  nilai: BarisNilai
  isi: BarisIsian
  index: number
}

/** Each row of the request with the vendor that it is about; 400 for strangers and doubles. */
function pasangkan(nilai: readonly BarisNilai[], list: readonly BarisIsian[]): Pasangan[] {
  const terlihat = new Set<number>()
  return list.map((isi, index) => {
    const n = nilai.find((x) =>
      isi.vendorId ? x.vendorId === isi.vendorId : x.id !== null && x.id === isi.id
    )
    const field = `listEvaluasi.${index}.vendorId`
    if (!n) throw bidangSalah(field, 'unknown', teks.bukanPenawar)
    if (terlihat.has(n.vendorId)) throw bidangSalah(field, 'distinct', teks.ganda(n.nama))
    terlihat.add(n.vendorId)
    if (isi.versi && isi.versi !== n.versi) throw versiUsang()
    return { nilai: n, isi, index }
  })
}

interface Perubahan {
  paket: Paket
  tahap: Tahap
  lama: readonly BarisNilai[]
  hasil: readonly BarisNilai[]
}

/** Stores what changed; what was made from the former evaluation no longer holds. */
async function tulis(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paket, tahap, lama, hasil }: Perubahan
): Promise<void> {
  const tersimpan = await Evaluasi.menurutRekanan(trx, paket.id)
  let berubah = false
  for (const n of hasil) {
    const asal = lama.find((l) => l.vendorId === n.vendorId)!
    const perubahan = beda(potretNilai(asal), potretNilai(n))
    if (Object.keys(perubahan).length === 0 && asal.hargaManual === n.hargaManual) continue
    berubah = true
    const evaluasi = tersimpan.get(n.vendorId) ?? new Evaluasi().useTransaction(trx)
    evaluasi.merge({ paketId: paket.id, rekananId: n.vendorId })
    await evaluasi.nilai(actor, n, { tahap: tahap.kunci, nama: n.nama, perubahan })
  }
  if (berubah) await bukaUlangEvaluasi(trx, actor, { paket, tahap })
}
