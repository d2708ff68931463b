/** Which submission stage a vendor is in, which files it takes, what came in; and the locks that hold it so. */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { tampakRekanan, type StatusTab } from '@eproc/domain/tahap/akses'
import { tahapPembuka } from '@eproc/domain/tahap/pemasukan'
import { fileTab, uraiTab, type Tab } from '@eproc/domain/tahap/tab'
import type { Tahap } from '@eproc/domain/tahap/templat'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import {
  keadaanPaket,
  type JadwalRow,
  type KeadaanPaket,
  type PaketTahap,
} from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { keadaanTahap } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { konteksRekanan } from '#app/paket_berjalan/keadaan/konteks_rekanan_query'
import type { TahapTerbuka } from '#app/paket_berjalan/tahap_paket'
import { transaction } from '#core/database/transaction'
import { conflict, HttpError, notFound } from '#core/http/errors'
import { sql, type Koneksi } from '#core/database/sql'
import { sqlNow } from '#core/clock/clock'

export interface Pemasukan extends Omit<TahapTerbuka, 'keadaan'> {
  jenis: KategoriFile[]
  tahapBuka: string
  /** kinds of which a version was received in this stage */
  sudah: Set<KategoriFile>
}

export interface Diterima {
  jenis: KategoriFile
  pada: Date
}

/** Newest version of each kind that the vendor handed in, in the stage or in all. */
export function diterimaSejauhIni(
  connection: Koneksi,
  paketId: number,
  rekananId: number,
  tahap?: string
): Promise<Diterima[]> {
  return sql<Diterima>(
    connection,
    `select jenis, max(diterima_pada) as pada from penawaran w
      where paket_id = ? and rekanan_id = ? and ${belumDitarik('w')} ${tahap === undefined ? '' : 'and tahap = ?'}
      group by jenis order by min(id)`,
    [paketId, rekananId, ...(tahap === undefined ? [] : [tahap])]
  )
}

export interface TahapPemasukan {
  tahap: Tahap
  tab: Tab
  baris: JadwalRow
  status: StatusTab
}

/** The submission stages with a tab of the vendor, in order, as the package stands. */
export interface PemasukanTampak {
  k: KeadaanPaket
  tampak: TahapPemasukan[]
}

export async function pemasukanTampak(
  connection: Koneksi,
  paket: PaketTahap,
  rekananId: number
): Promise<PemasukanTampak> {
  const k = await keadaanPaket(paket, connection)
  const context = await konteksRekanan(paket, rekananId, connection, k)
  const tampak = k.templat.flatMap((tahap) => {
    const tab = tahap.rekanan
    const baris = k.jadwal.find((b) => b.kunci === tahap.kunci)
    if (!tab || !baris || uraiTab(tab).jenis !== 'pemasukan') return []
    if (!tampakRekanan(tahap, baris, k.status, context)) return []
    return [{ tahap, tab, baris, status: keadaanTahap(k, tahap, baris, tab, false) }]
  })
  return { k, tampak }
}

/** The one of them that is open. @throws 404 no participant, or no such tab; 409 closed, with the reason */
export function yangTerbuka({ k, tampak }: PemasukanTampak): Omit<Pemasukan, 'sudah'> {
  let alasan: { teks: string; belum: boolean } | null = null
  for (const { tahap, tab, baris, status } of tampak) {
    const { keadaan, alasan: kata } = status
    if (keadaan === 'terbuka') {
      const buka = tahapPembuka(k.templat, tahap)
      if (!buka) throw conflict(teks.tolak.tanpaPembukaan)
      return { tahap, baris, tab, jenis: fileTab(tab), tahapBuka: buka.kunci }
    }
    // The next one to come says more than one that is over.
    if (!alasan?.belum) alasan = { teks: kata, belum: keadaan === 'terkunci' }
  }
  throw alasan ? conflict(alasan.teks) : notFound()
}

/** The submission stage that is open to the vendor as the database sees it now. @throws as {@link yangTerbuka} */
export async function pemasukanTerbuka(
  connection: Koneksi,
  paket: PaketTahap,
  rekananId: number
): Promise<Pemasukan> {
  const terbuka = yangTerbuka(await pemasukanTampak(connection, paket, rekananId))
  const sudah = await diterimaSejauhIni(connection, paket.id, rekananId, terbuka.tahap.kunci)
  return { ...terbuka, sudah: new Set(sudah.map((s) => s.jenis)) }
}

/**
 * {@link pemasukanTerbuka} before a transaction accepts something. It is refused once nobody changes the package any more:
 * an extension that was agreed to before the end may not be committed yet.
 */
export async function pemasukanDituju(paket: PaketTahap, rekananId: number): Promise<Pemasukan> {
  try {
    return await pemasukanTerbuka(db, paket, rekananId)
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 409) throw error
    return transaction((trx) => pemasukanDitahan(trx, paket, rekananId))
  }
}

/** {@link pemasukanTerbuka} with the package held until the transaction ends. */
export async function pemasukanDitahan(
  trx: TransactionClientContract,
  paket: PaketTahap,
  rekananId: number
): Promise<Pemasukan> {
  await sql(trx, 'select id from paket where id = ? for share', [paket.id])
  return pemasukanTerbuka(trx, paket, rekananId)
}

/**
 * {@link pemasukanTerbuka} with package and schedule row held until the transaction ends, so that no revision and no
 * change of status comes between; time is read after that.
 */
export async function wajibPemasukan(
  trx: TransactionClientContract,
  paket: PaketTahap,
  rekananId: number,
  key: string
): Promise<Pemasukan> {
  await sql(
    trx,
    `select p.id from paket p join jadwal j on j.paket_id = p.id
      where p.id = ? and j.kunci = ? for share of p, j`,
    [paket.id, key]
  )
  const p = await pemasukanTerbuka(trx, paket, rekananId)
  if (p.tahap.kunci !== key) throw conflict(teks.tolak.tahapBerganti)
  return p
}

export interface PesertaTerkunci {
  nama: string
  email: string
  /** name of the account's owner */
  pengguna: string
}

/** The participant, held until the transaction ends: one vendor's requests come one after another. @throws 404 */
export async function lockPeserta(
  trx: TransactionClientContract,
  paketId: number,
  rekananId: number
): Promise<PesertaTerkunci> {
  const [peserta] = await sql<PesertaTerkunci>(
    trx,
    `select r.nama, u.email, u.nama as pengguna from peserta s
       join rekanan r on r.id = s.rekanan_id join pengguna u on u.id = r.pengguna_id
      where s.paket_id = ? and s.rekanan_id = ? and s.mundur_pada is null for update of s`,
    [paketId, rekananId]
  )
  if (!peserta) throw notFound()
  return peserta
}

/** Number of the next version of this kind, and the time by the database's clock. */
export async function versiBerikut(
  trx: TransactionClientContract,
  letak: { paketId: number; rekananId: number; tahap: string; jenis: KategoriFile }
): Promise<{ versi: number; pada: Date }> {
  const [b] = await sql<{ versi: number; pada: Date }>(
    trx,
    `select coalesce(max(versi_ke), 0)::int + 1 as versi, ${sqlNow()} as pada from (
       select paket_id, rekanan_id, tahap, jenis, versi_ke from penawaran
       union all select paket_id, rekanan_id, tahap, jenis, versi_ke from penarikan) semua
      where paket_id = ? and rekanan_id = ? and tahap = ? and jenis = ?`,
    [letak.paketId, letak.rekananId, letak.tahap, letak.jenis]
  )
  return b!
}

/** Does the stage still run, by the database's clock at this very moment? */
export async function masihBerjalan(
  trx: TransactionClientContract,
  jadwalId: number
): Promise<boolean> {
  const [b] = await sql<{ masih: boolean }>(
    trx,
    `select ${sqlNow()} < selesai as masih from jadwal where id = ?`,
    [jadwalId]
  )
  return b?.masih === true
}
