/** Saves parts of an evaluation (S2 §7, decisions §5.3). Weighted scores and totals are the server's alone. */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  aturanNilai,
  BENDERA_EVALUASI,
  tahapPembukaan,
  type AlasanEvaluasi,
  type BenderaEvaluasi,
  type GalatNilai,
} from '@eproc/domain/aturan_evaluasi'
import type { KategoriFile } from '@eproc/domain/pilihan'
import { totalNilai, usulHasilHarga } from '@eproc/domain/skor'
import { fileTab } from '@eproc/domain/tahap/tab'
import { templatUntuk, type Tahap } from '@eproc/domain/tahap/templat'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import type Paket from '#app/paket/paket'
import { kunciBarisPaket, paketUntuk, wajibHakPaket } from '#app/paket/pelaku_paket'
import { wajibTahapTerbuka, type TahapTerbuka } from '#app/paket/tahap_paket'
import type { BarisIsian, IsianEvaluasi } from '#app/tender/evaluasi/evaluasi_validator'
import {
  bobotPaket,
  hargaTerendah,
  muatNilai,
  potretNilai,
  type BarisNilai,
} from '#app/tender/evaluasi/nilai_query'
import { bukaUlangEvaluasi } from '#app/tender/sanggah/buka_ulang'
import { usulkanUrutan } from '#app/tender/penetapan/usulkan_penetapan'
import { bentrok, bidangSalah, isianSalah, versiUsang } from '#inti/galat'
import { beda, catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

const teks = tenderHasil.evaluasi

/** Saves every part that a flag names; `pemenang` proposes the ranking to the ppk. */
export const simpanEvaluasi = (ctx: HttpContext, isian: IsianEvaluasi): Promise<Paket> =>
  db.transaction(async (trx) => {
    const { id } = await paketUntuk(ctx, isian.paketPenyediaId)
    await wajibHakPaket(ctx, id, isian.pemenang ? 'tender.penetapan.usul' : 'tender.evaluasi')
    const paket = await kunciBarisPaket(trx, id)
    const bendera = (Object.keys(BENDERA_EVALUASI) as BenderaEvaluasi[]).filter((b) => isian[b])
    if (bendera.length === 0 && !isian.pemenang) {
      throw bidangSalah('pemenang', 'required', teks.tanpaBagian)
    }
    if (isian.listEvaluasi.length === 0) throw bidangSalah('listEvaluasi', 'required', teks.kosong)
    if (bendera.length > 0) await simpanBagian(ctx, trx, paket, isian, bendera)
    if (isian.pemenang) {
      const nilai = await muatNilai(trx, paket.id)
      const pasangan = pasangkan(nilai, isian.listEvaluasi)
      const urutan = pasangan.map(({ nilai: n, isi }) => ({
        vendorId: n.vendorId,
        urutan: isi.urutan ?? 0,
      }))
      await usulkanUrutan(ctx, trx, paket, { urutan, alasan: isian.alasan })
    }
    return paket
  })

/** The stage in which these parts may be evaluated now, their offers being open. */
async function wajibTahapEvaluasi(
  trx: TransactionClientContract,
  paket: Paket,
  bagian: readonly KategoriFile[]
): Promise<TahapTerbuka & { buka: Map<KategoriFile, string> }> {
  const terbuka = await wajibTahapTerbuka(trx, paket, 'evaluasi', null, { sisi: 'staf' })
  const dalam = fileTab(terbuka.tab)
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  const sah = await sql<{ tahap: string }>(
    trx,
    'select tahap from pembukaan where paket_id = ? and disahkan_pada is not null',
    [paket.id]
  )
  const buka = new Map<KategoriFile, string>()
  for (const b of bagian) {
    if (!dalam.includes(b)) throw bentrok(teks.bukanTahap(tenderHasil.bagian[b]))
    const kunci = tahapPembukaan(templat, b, terbuka.tahap.urut)?.kunci
    if (!kunci || !sah.some((s) => s.tahap === kunci)) {
      throw bentrok(teks.belumDibuka(tenderHasil.bagian[b]))
    }
    buka.set(b, kunci)
  }
  return { ...terbuka, buka }
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

/** What the request says, over what is stored; only the saved parts change. */
function gabung(n: BarisNilai, isi: BarisIsian, bendera: readonly BenderaEvaluasi[]): BarisNilai {
  const baru: BarisNilai = { ...n, alasan: { ...n.alasan } }
  const alasan = (kunci: Exclude<keyof AlasanEvaluasi, 'pemenang'>) => {
    if (isi.alasan?.[kunci] === undefined) return
    const kata = isi.alasan[kunci]?.trim()
    if (kata) baru.alasan[kunci] = kata
    else delete baru.alasan[kunci]
  }
  for (const b of bendera) {
    if (b === 'dokumenKualifikasi') baru.hasilKualifikasi = isi.hasilKualifikasi ?? null
    if (b === 'kualifikasi') {
      baru.lulusKualifikasi = isi.lulusKualifikasi ?? null
      baru.hasilKualifikasi = isi.hasilKualifikasi ?? baru.hasilKualifikasi
    }
    if (b === 'dokumenKualifikasi' || b === 'kualifikasi') alasan('kualifikasi')
    if (b === 'administrasi') {
      baru.hasilAdministrasi = isi.hasilAdministrasi ?? null
      alasan('administrasi')
    }
    if (b === 'teknis') {
      baru.hasilTeknis = isi.hasilTeknis ?? null
      baru.lulusTeknis = isi.lulusTeknis ?? null
      alasan('teknis')
    }
    if (b === 'harga') {
      baru.lulusHarga = isi.lulusHarga ?? null
      baru.nilaiPenawaran = isi.nilaiPenawaran ?? n.hargaPenawaran
      baru.catatanKoreksi = isi.catatanKoreksi?.trim() || null
      baru.biayaEvaluasi = isi.biayaEvaluasi ?? null
      const skor = isi.hasilHarga ?? null
      const diberi = skor !== null && skor !== n.hasilHarga
      baru.hargaManual = diberi || (n.hargaManual && skor !== null)
      if (diberi) baru.hasilHarga = skor
      alasan('harga')
    }
  }
  return baru
}

async function simpanBagian(
  ctx: HttpContext,
  trx: TransactionClientContract,
  paket: Paket,
  isian: IsianEvaluasi,
  bendera: readonly BenderaEvaluasi[]
): Promise<void> {
  const bagian = [...new Set(bendera.map((b) => BENDERA_EVALUASI[b]))]
  const terbuka = await wajibTahapEvaluasi(trx, paket, bagian)
  const lama = await muatNilai(trx, paket.id)
  const konteks = {
    bobot: bobotPaket(paket),
    templat: templatUntuk(paket.metodePemilihan, paket.kualifikasi),
    bagian,
  }
  const galat: GalatNilai[] = []
  const berubah = new Map<number, BarisNilai>()
  for (const { nilai, isi, index } of pasangkan(lama, isian.listEvaluasi)) {
    const awal = `listEvaluasi.${index}.`
    if ([...terbuka.buka.values()].some((kunci) => !nilai.dibuka.includes(kunci))) {
      throw bidangSalah(`${awal}vendorId`, 'unknown', teks.bukanPenawar)
    }
    const baru = gabung(nilai, isi, bendera)
    galat.push(...aturanNilai(baru, konteks, awal))
    berubah.set(nilai.vendorId, baru)
  }
  if (galat.length > 0) throw isianSalah(galat)
  const hasil = hitung(
    paket,
    lama.map((n) => berubah.get(n.vendorId) ?? n)
  )
  await tulis(ctx, trx, paket, lama, hasil, terbuka.tahap)
}

/** Proposed price scores, weighted scores and totals of all, since the lowest price concerns everybody. */
function hitung(paket: Paket, nilai: readonly BarisNilai[]): BarisNilai[] {
  const bobot = bobotPaket(paket)
  const terendah = hargaTerendah(nilai)
  return nilai.map((n) => {
    const usul = n.lulusHarga === false ? null : usulHasilHarga(terendah, n.nilaiPenawaran ?? 0)
    // A given score that is the proposed one follows the proposal from then on.
    const hargaManual = n.hargaManual && n.hasilHarga !== usul
    const hasilHarga = n.lulusHarga === null || hargaManual ? n.hasilHarga : usul
    const dinilai = n.hasilTeknis !== null || hasilHarga !== null
    return {
      ...n,
      hargaManual,
      hasilHarga,
      totalNilai: dinilai ? totalNilai(bobot, n.hasilTeknis ?? 0, hasilHarga ?? 0) : null,
    }
  })
}

async function tulis(
  ctx: HttpContext,
  trx: TransactionClientContract,
  paket: Paket,
  lama: readonly BarisNilai[],
  hasil: readonly BarisNilai[],
  tahap: Tahap
): Promise<void> {
  const rincian: Record<string, unknown> = {}
  for (const n of hasil) {
    const asal = lama.find((l) => l.vendorId === n.vendorId)!
    const perubahan = beda(potretNilai(asal), potretNilai(n))
    const manual = asal.hargaManual !== n.hargaManual
    if (Object.keys(perubahan).length === 0 && !manual) continue
    rincian[`${n.vendorId} ${n.nama}`] = perubahan
    await sql(
      trx,
      `insert into evaluasi as e (paket_id, rekanan_id, hasil_kualifikasi, lulus_kualifikasi, hasil_administrasi,
         hasil_teknis, lulus_teknis, hasil_harga, lulus_harga, nilai_penawaran, catatan_koreksi, biaya_evaluasi,
         harga_manual, total_nilai, alasan, diubah_pada)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${sqlSekarang()})
       on conflict (paket_id, rekanan_id) do update set
         hasil_kualifikasi = excluded.hasil_kualifikasi, lulus_kualifikasi = excluded.lulus_kualifikasi,
         hasil_administrasi = excluded.hasil_administrasi, hasil_teknis = excluded.hasil_teknis,
         lulus_teknis = excluded.lulus_teknis, hasil_harga = excluded.hasil_harga,
         lulus_harga = excluded.lulus_harga, nilai_penawaran = excluded.nilai_penawaran,
         catatan_koreksi = excluded.catatan_koreksi, biaya_evaluasi = excluded.biaya_evaluasi,
         harga_manual = excluded.harga_manual, total_nilai = excluded.total_nilai,
         alasan = excluded.alasan, diubah_pada = excluded.diubah_pada, versi = e.versi + 1`,
      [
        paket.id,
        n.vendorId,
        n.hasilKualifikasi,
        n.lulusKualifikasi,
        n.hasilAdministrasi,
        n.hasilTeknis,
        n.lulusTeknis,
        n.hasilHarga,
        n.lulusHarga,
        n.nilaiPenawaran,
        n.catatanKoreksi,
        n.biayaEvaluasi,
        n.hargaManual,
        n.totalNilai,
        JSON.stringify(n.alasan),
      ]
    )
  }
  if (Object.keys(rincian).length === 0) return
  await bukaUlangEvaluasi(ctx, trx, paket, tahap)
  await catat(trx, sumberDari(ctx), {
    aksi: 'evaluasi.simpan',
    objek: 'paket',
    objekId: paket.id,
    rincian: { tahap: tahap.kunci, evaluasi: rincian },
  })
}
