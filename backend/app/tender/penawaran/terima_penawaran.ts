/**
 * Acceptance of sealed files (decisions §5.2): one transaction writes every version with its receipt, and the last
 * thing it does is to ask the database's clock whether the stage still runs. Whole or nothing.
 */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tanggalWaktu, ukuranBerkas } from '@eproc/domain/format'
import type { KategoriFile } from '@eproc/domain/pilihan'
import type { TandaTerima } from '@eproc/domain/jawaban/tender_penawaran'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { DateTime } from 'luxon'
import type Paket from '#app/paket/paket'
import { wajibTerbuka, type BerkasTersegel } from '#app/tender/penawaran/berkas_tersegel'
import { kunciPaket } from '#app/tender/penawaran/kunci_paket'
import { segelNama } from '#app/tender/penawaran/rahasia'
import {
  BIDANG,
  jelaskanTerlambat,
  wajibPemasukan,
  type Pemasukan,
} from '#app/tender/penawaran/tahap_pemasukan'
import { buatTandaTerima } from '#app/tender/penawaran/tanda_terima'
import { bentrok, bidangSalah, tidakDitemukan } from '#inti/galat'
import { catat, sumberDari } from '#inti/jurnal'
import { kirimSurat } from '#inti/surat'
import { sql } from '#inti/sql'
import { sqlSekarang, ZONA } from '#inti/waktu'

/** A sealed file on its way to become a version. */
export interface Kiriman {
  jenis: KategoriFile
  berkas: BerkasTersegel
  /** of H, sealed with the file's data key */
  hargaSegel: Buffer | null
}

/** A stored path class that no rule lets anybody read: see `kelas_berkas`. */
export const KELAS_SEGEL = 'penawaran.segel'

export interface HasilTerima {
  tandaTerima: TandaTerima
  penawaranId: number
}

/** Refuses kinds that the stage does not take, and a price without H or H without a price. */
export function periksaKiriman(
  pemasukan: Pick<Pemasukan, 'jenis'>,
  jenis: readonly KategoriFile[],
  harga: number | null
): void {
  for (const j of jenis) {
    if (!pemasukan.jenis.includes(j)) {
      throw bidangSalah(BIDANG[j], 'jenis', teks.tolak.bukanTahapIni(teks.jenis[j]))
    }
  }
  if (jenis.includes('H') && harga === null) {
    throw bidangSalah('hargaPenawaran', 'required', teks.tolak.hargaWajib)
  }
  if (!jenis.includes('H') && harga !== null) {
    throw bidangSalah('hargaPenawaran', 'asing', teks.tolak.hargaTanpaBerkas)
  }
}

/**
 * Proves that every file opens again, then accepts all of them or none.
 * @param sesudah further work of the same transaction
 * @throws 404 no participant, 400 kind, 409 closed by now (naming what was received)
 */
export async function terimaPenawaran(
  ctx: HttpContext,
  paket: Paket,
  rekananId: number,
  tahap: Pick<Pemasukan, 'tahap' | 'tahapBuka'>,
  kiriman: readonly Kiriman[],
  sesudah: (trx: TransactionClientContract, hasil: HasilTerima[]) => Promise<void> = async () => {}
): Promise<HasilTerima[]> {
  for (const k of kiriman) await wajibTerbuka(k.berkas)
  await kunciPaket().buat(db, paket.id, tahap.tahapBuka)
  try {
    return await db.transaction(async (trx) => {
      const kini = await wajibPemasukan(trx, paket, rekananId, tahap.tahap.kunci)
      // One vendor's files are numbered one after another.
      const [peserta] = await sql<{ nama: string; email: string; pengguna: string }>(
        trx,
        `select r.nama, u.email, u.nama as pengguna from peserta s
           join rekanan r on r.id = s.rekanan_id join pengguna u on u.id = r.pengguna_id
          where s.paket_id = ? and s.rekanan_id = ? and s.mundur_pada is null for update of s`,
        [paket.id, rekananId]
      )
      if (!peserta) throw tidakDitemukan()
      const hasil: HasilTerima[] = []
      for (const k of kiriman) {
        hasil.push(
          await catatVersi(trx, ctx, paket, { id: rekananId, nama: peserta.nama }, kini, k)
        )
      }
      for (const { tandaTerima } of hasil) {
        await kirimSurat(trx, suratTandaTerima(peserta, tandaTerima))
      }
      await sesudah(trx, hasil)
      await wajibBelumBerakhir(trx, kini)
      return hasil
    })
  } catch (error) {
    throw await jelaskanTerlambat(
      db,
      error,
      paket.id,
      rekananId,
      kiriman.map((k) => k.jenis)
    )
  }
}

/** The last statement before the commit. */
async function wajibBelumBerakhir(trx: TransactionClientContract, kini: Pemasukan): Promise<void> {
  const [b] = await sql<{ masih: boolean }>(
    trx,
    `select ${sqlSekarang()} < selesai as masih from jadwal where id = ?`,
    [kini.baris.id]
  )
  if (!b?.masih) throw bentrok(`Tahap ini ditutup ${tanggalWaktu(kini.baris.selesai)}`)
}

async function catatVersi(
  trx: TransactionClientContract,
  ctx: HttpContext,
  paket: Paket,
  rekanan: { id: number; nama: string },
  kini: Pemasukan,
  { jenis, berkas, hargaSegel }: Kiriman
): Promise<HasilTerima> {
  const tahap = kini.tahap.kunci
  const [urut] = await sql<{ versi: number; pada: Date }>(
    trx,
    `select coalesce(max(versi_ke), 0)::int + 1 as versi, ${sqlSekarang()} as pada from penawaran
      where paket_id = ? and rekanan_id = ? and tahap = ? and jenis = ?`,
    [paket.id, rekanan.id, tahap, jenis]
  )
  const versiKe = urut!.versi
  const letak = {
    paketId: paket.id,
    tahapBuka: kini.tahapBuka,
    rekananId: rekanan.id,
    tahap,
    jenis,
    versiKe,
    berkasId: berkas.id,
  }
  const terbungkus = await kunciPaket().bungkus(trx, letak, berkas.kunci)
  await sql(
    trx,
    `insert into berkas (id, jalur, nama_asli, ukuran, sha256, mime, kelas, objek, objek_id, rekanan_id,
       pengunggah_id, dibuat_pada)
     values (?, ?, 'penawaran.segel', ?, ?, 'application/octet-stream', ?, 'paket', ?, ?, ?, ?)`,
    [
      berkas.id,
      berkas.jalur,
      berkas.ukuranSegel,
      berkas.sha256Segel,
      KELAS_SEGEL,
      String(paket.id),
      rekanan.id,
      ctx.pelaku.id,
      urut!.pada,
    ]
  )
  const [baru] = await sql<{ id: number }>(
    trx,
    `insert into penawaran (paket_id, rekanan_id, tahap, tahap_buka, jenis, versi_ke, jalur_segel, nama_segel,
       mime, ukuran, sha256, sha256_segel, kunci_terbungkus, harga_segel, diterima_pada)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
    [
      paket.id,
      rekanan.id,
      tahap,
      kini.tahapBuka,
      jenis,
      versiKe,
      berkas.jalur,
      await segelNama(berkas.id, berkas.namaAsli),
      berkas.mime,
      berkas.ukuran,
      berkas.sha256,
      berkas.sha256Segel,
      terbungkus,
      hargaSegel,
      urut!.pada,
    ]
  )
  const tandaTerima = await buatTandaTerima(trx, baru!.id, {
    paket: { id: paket.id, kode: paket.kode, nama: paket.nama },
    vendor: rekanan,
    jenis,
    tahap,
    versi: versiKe,
    sha256: berkas.sha256,
    ukuran: berkas.ukuran,
    diterimaPada: DateTime.fromJSDate(urut!.pada, { zone: ZONA }).toISO()!,
  })
  await catat(trx, sumberDari(ctx), {
    aksi: 'penawaran.kirim',
    objek: 'paket',
    objekId: paket.id,
    rincian: {
      rekananId: rekanan.id,
      jenis,
      tahap,
      versi: versiKe,
      sha256: berkas.sha256,
      ukuran: berkas.ukuran,
      tandaTerima: tandaTerima.kode,
    },
  })
  return { tandaTerima, penawaranId: baru!.id }
}

function suratTandaTerima(
  peserta: { email: string; pengguna: string },
  t: TandaTerima
): Parameters<typeof kirimSurat>[1] {
  const s = teks.surat
  return {
    kepada: peserta.email,
    nama: peserta.pengguna,
    perihal: s.perihal(t.kode, t.paket.nama),
    paragraf: [
      s.isi(teks.jenis[t.jenis], t.versi, tanggalWaktu(t.diterimaPada)),
      s.paket(t.paket.kode, t.paket.nama),
      s.ukuran(ukuranBerkas(t.ukuran)),
      s.sidik(t.sha256),
      s.ganti,
    ],
    tombol: { teks: s.tombol, url: t.halaman },
  }
}
