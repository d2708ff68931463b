/** Which submission stage a vendor is in, which files it takes, and which opening unseals them. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tanggalWaktu } from '@eproc/domain/format'
import type { KategoriFile } from '@eproc/domain/pilihan'
import { fileTab, uraiTab } from '@eproc/domain/tahap/tab'
import { templatUntuk, type Tahap } from '@eproc/domain/tahap/templat'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { tampakRekanan } from '@eproc/domain/tahap/akses'
import {
  keadaanPaket,
  keadaanTahap,
  konteksRekanan,
  type PaketTahap,
  type TahapTerbuka,
} from '#app/paket/tahap_paket'
import { bentrok, Galat, tidakDitemukan, type GalatIsian } from '#inti/galat'
import { sql, type Koneksi } from '#inti/sql'

/** Multipart field of each kind. */
export const BIDANG: Readonly<Record<KategoriFile, string>> = {
  K: 'fileKualifikasi',
  A: 'fileAdministrasi',
  T: 'fileTeknis',
  H: 'fileHarga',
}
export const JENIS_DARI_BIDANG = new Map(
  Object.entries(BIDANG).map(([jenis, bidang]) => [bidang, jenis as KategoriFile])
)

export interface Pemasukan extends TahapTerbuka {
  jenis: KategoriFile[]
  tahapBuka: string
  /** kinds of which a version was received in this stage */
  sudah: Set<KategoriFile>
}

/** Stage whose tab opens the files of this submission: the first one after it. */
export function tahapPembuka(paket: PaketTahap, tahap: Tahap): Tahap | undefined {
  const varian = uraiTab(tahap.rekanan!).varian
  return templatUntuk(paket.metodePemilihan, paket.kualifikasi).find(
    (t) => t.urut > tahap.urut && t.staf.some((tab) => tab === `pembukaan:${varian}`)
  )
}

/** Submission stage whose files an opening stage unseals. */
export function tahapPemasok(paket: PaketTahap, buka: string): Tahap | undefined {
  return templatUntuk(paket.metodePemilihan, paket.kualifikasi).find(
    (t) =>
      t.rekanan !== null &&
      uraiTab(t.rekanan).jenis === 'pemasukan' &&
      tahapPembuka(paket, t)?.kunci === buka
  )
}

export interface Diterima {
  jenis: KategoriFile
  pada: Date
}

/** Newest version of each kind that the vendor handed in, in the stage or in all. */
export function diterimaSejauhIni(
  koneksi: Koneksi,
  paketId: number,
  rekananId: number,
  tahap?: string
): Promise<Diterima[]> {
  return sql<Diterima>(
    koneksi,
    `select jenis, max(diterima_pada) as pada from penawaran
      where paket_id = ? and rekanan_id = ? ${tahap === undefined ? '' : 'and tahap = ?'}
      group by jenis order by min(id)`,
    [paketId, rekananId, ...(tahap === undefined ? [] : [tahap])]
  )
}

/**
 * The submission stage that is open to the vendor as the database sees it now.
 * @throws 404 no participant, or no such tab; 409 closed, with the reason
 */
export async function pemasukanTerbuka(
  koneksi: Koneksi,
  paket: PaketTahap,
  rekananId: number
): Promise<Pemasukan> {
  const k = await keadaanPaket(paket, koneksi)
  const konteks = await konteksRekanan(paket, rekananId, koneksi, k)
  let alasan: { teks: string; belum: boolean } | null = null
  for (const tahap of k.templat) {
    const tab = tahap.rekanan
    const baris = k.jadwal.find((b) => b.kunci === tahap.kunci)
    if (!tab || !baris || uraiTab(tab).jenis !== 'pemasukan') continue
    if (!tampakRekanan(tahap, baris, k.status, konteks)) continue
    const { keadaan, alasan: kata } = keadaanTahap(k, tahap, baris, tab, false)
    if (keadaan === 'terbuka') {
      const buka = tahapPembuka(paket, tahap)
      if (!buka) throw bentrok(teks.tolak.tanpaPembukaan)
      const sudah = await diterimaSejauhIni(koneksi, paket.id, rekananId, tahap.kunci)
      return {
        tahap,
        baris,
        tab,
        jenis: fileTab(tab),
        tahapBuka: buka.kunci,
        sudah: new Set(sudah.map((s) => s.jenis)),
      }
    }
    // The next one to come says more than one that is over.
    if (!alasan?.belum) alasan = { teks: kata, belum: keadaan === 'terkunci' }
  }
  throw alasan ? bentrok(alasan.teks) : tidakDitemukan()
}

/**
 * {@link pemasukanTerbuka} with package and schedule row held until the transaction ends, so that no revision and no
 * change of status comes between; time is read after that.
 */
export async function wajibPemasukan(
  trx: TransactionClientContract,
  paket: PaketTahap,
  rekananId: number,
  kunci: string
): Promise<Pemasukan> {
  await sql(
    trx,
    `select p.id from paket p join jadwal j on j.paket_id = p.id
      where p.id = ? and j.kunci = ? for share of p, j`,
    [paket.id, kunci]
  )
  const p = await pemasukanTerbuka(trx, paket, rekananId)
  if (p.tahap.kunci !== kunci) throw bentrok(teks.tolak.tahapBerganti)
  return p
}

/** Adds to a 409 what was and what was not received. */
export async function jelaskanTerlambat(
  koneksi: Koneksi,
  error: unknown,
  paketId: number,
  rekananId: number,
  kiriman: readonly KategoriFile[]
): Promise<unknown> {
  if (!(error instanceof Galat) || error.status !== 409 || error.errors) return error
  const sudah = await diterimaSejauhIni(koneksi, paketId, rekananId)
  const errors: GalatIsian[] = [
    ...sudah.map((s) => ({
      field: BIDANG[s.jenis],
      rule: 'diterima',
      message: teks.tolak.sudahDiterima(teks.jenis[s.jenis], tanggalWaktu(s.pada)),
    })),
    ...kiriman.map((jenis) => ({
      field: BIDANG[jenis],
      rule: 'ditolak',
      message: teks.tolak.tidakDiterima(teks.jenis[jenis]),
    })),
  ]
  const pesan = teks.tolak.terlambat(error.message)
  return new Galat(409, [pesan, ...errors.map((e) => e.message)].join(' · '), errors)
}
