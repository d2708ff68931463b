/**
 * The act of opening (decisions §5.2): last versions of the vendors that may be opened get their names, prices and
 * readable keys, and every file is decrypted and compared with the hash of its receipt. Older versions, withdrawn
 * vendors, and vendors that failed before stay sealed.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tampakRekanan } from '@eproc/domain/tahap/akses'
import type { KategoriFile } from '@eproc/domain/pilihan'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import type Paket from '#app/paket/paket'
import { keadaanPaket, konteksRekanan } from '#app/paket/tahap_paket'
import { sama } from '#app/tender/penawaran/berkas_tersegel'
import {
  kunciPaket,
  type BuktiPembukaan,
  type PembukaKunci,
} from '#app/tender/penawaran/kunci_paket'
import { bukaHarga, bukaNama, bungkusTerbuka, idDariJalur } from '#app/tender/penawaran/rahasia'
import { tahapPemasok } from '#app/tender/penawaran/tahap_pemasukan'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

interface BarisSegel {
  id: number
  rekanan_id: number
  tahap: string
  jenis: KategoriFile
  versi_ke: number
  jalur_segel: string
  nama_segel: Buffer
  ukuran: number
  sha256: string
  kunci_terbungkus: Buffer
  harga_segel: Buffer | null
}

export interface HasilBuka {
  /** vendors with at least one opened file */
  dibuka: number[]
  /** opened files whose content is not what the receipt says */
  rusak: number[]
  tidakDibuka: { rekananId: number; alasan: string }[]
}

/** Opens what the stage unseals. The row of `pembukaan` must be confirmed within the same transaction. */
export async function bukaPenawaran(
  trx: TransactionClientContract,
  paket: Paket,
  tahapBuka: string,
  bukti: BuktiPembukaan
): Promise<HasilBuka> {
  const baris = await sql<BarisSegel>(
    trx,
    `select distinct on (rekanan_id, tahap, jenis) id, rekanan_id, tahap, jenis, versi_ke, jalur_segel,
            nama_segel, ukuran::float8 as ukuran, sha256, kunci_terbungkus, harga_segel
       from penawaran where paket_id = ? and tahap_buka = ?
      order by rekanan_id, tahap, jenis, versi_ke desc`,
    [paket.id, tahapBuka]
  )
  const hasil: HasilBuka = { dibuka: [], rusak: [], tidakDibuka: [] }
  if (baris.length === 0) return hasil
  const alasan = await alasanTetapTersegel(trx, paket, tahapBuka, [
    ...new Set(baris.map((b) => b.rekanan_id)),
  ])
  hasil.tidakDibuka = [...alasan].map(([rekananId, kata]) => ({ rekananId, alasan: kata }))
  const pembuka = await kunciPaket().untukMembuka(trx, paket.id, tahapBuka, bukti)
  for (const b of baris) {
    if (alasan.has(b.rekanan_id)) continue
    if (!(await bukaSatu(trx, paket.id, tahapBuka, b, pembuka))) hasil.rusak.push(b.id)
    if (!hasil.dibuka.includes(b.rekanan_id)) hasil.dibuka.push(b.rekanan_id)
  }
  return hasil
}

/** Vendors whose offers are not opened, with the reason. */
async function alasanTetapTersegel(
  trx: TransactionClientContract,
  paket: Paket,
  tahapBuka: string,
  rekanan: readonly number[]
): Promise<Map<number, string>> {
  const hasil = new Map<number, string>()
  const pemasok = tahapPemasok(paket, tahapBuka)
  const keadaan = await keadaanPaket(paket, trx)
  const jadwal = keadaan.jadwal.find((j) => j.kunci === pemasok?.kunci)
  for (const id of rekanan) {
    const konteks = await konteksRekanan(paket, id, trx, keadaan)
    if (!konteks.peserta) hasil.set(id, teks.buka.mundur)
    // The same conditions that let the vendor hand in: an evaluation may have been changed since.
    else if (!pemasok || !jadwal || !tampakRekanan(pemasok, jadwal, keadaan.status, konteks)) {
      hasil.set(id, teks.buka.tidakLulus)
    }
  }
  return hasil
}

/** False when the content is not what its receipt says; the others are opened all the same. */
async function bukaSatu(
  trx: TransactionClientContract,
  paketId: number,
  tahapBuka: string,
  b: BarisSegel,
  pembuka: PembukaKunci
): Promise<boolean> {
  const id = idDariJalur(b.jalur_segel)
  const letak = {
    paketId,
    tahapBuka,
    rekananId: b.rekanan_id,
    tahap: b.tahap,
    jenis: b.jenis,
    versiKe: b.versi_ke,
    berkasId: id,
  }
  let kunci: Buffer | null = null
  let harga: number | null = null
  let utuh = false
  try {
    kunci = pembuka.lepas(letak, b.kunci_terbungkus)
    if (b.harga_segel) harga = bukaHarga(kunci, id, b.harga_segel)
    utuh = await sama({ id, jalur: b.jalur_segel, kunci, ukuran: b.ukuran, sha256: b.sha256 })
  } catch {
    // Altered in the database: reported as not intact, never silently left out.
  }
  const nama = await bukaNama(id, b.nama_segel).catch(() => teks.buka.rusak)
  await sql(
    trx,
    `update penawaran set nama_asli = ?, harga = ?, utuh = ?, kunci_terbuka = ?, dibuka_pada = ${sqlSekarang()}
      where id = ?`,
    [nama, harga, utuh, await bungkusTerbuka(id, kunci ?? Buffer.alloc(32)), b.id]
  )
  kunci?.fill(0)
  return utuh
}
