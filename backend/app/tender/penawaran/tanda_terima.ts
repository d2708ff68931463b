/**
 * Receipts (decisions §5.2): Ed25519 over canonical JSON of package, vendor, kind, version, SHA-256, size and server
 * time. The public key lies beside the private one, so that a receipt can be checked without this program.
 */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { KategoriFile } from '@eproc/domain/pilihan'
import type { KonfirmasiTandaTerima, TandaTerima } from '@eproc/domain/jawaban/tender_penawaran'
import env from '#start/env'
import { tidakDitemukan } from '#inti/galat'
import { sql, type Koneksi } from '#inti/sql'

/** What is signed. */
export type IsiTandaTerima = Omit<TandaTerima, 'tandaTangan' | 'halaman' | 'pdf'>

const POLA_KODE = /^[\w-]{16}$/
const letak = (nama: string) => join(env.get('DATA_DIR'), 'kunci', nama)

let satu: Promise<KeyObject> | null = null

/** The signing key of this installation, made at first use. */
function kunciTandaTerima(): Promise<KeyObject> {
  satu ??= muat().catch((error: unknown) => {
    satu = null
    throw error
  })
  return satu
}

async function muat(): Promise<KeyObject> {
  const ada = await readFile(letak('tanda_terima.pem'), 'utf8').catch(() => null)
  if (!ada) {
    const { privateKey } = generateKeyPairSync('ed25519')
    await mkdir(letak(''), { recursive: true, mode: 0o700 })
    await writeFile(
      letak('tanda_terima.pem'),
      privateKey.export({ type: 'pkcs8', format: 'pem' }),
      { mode: 0o600, flag: 'wx', flush: true }
    ).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  const kunci = createPrivateKey(ada ?? (await readFile(letak('tanda_terima.pem'), 'utf8')))
  const publik = createPublicKey(kunci).export({ type: 'spki', format: 'pem' })
  await writeFile(letak('tanda_terima.pub.pem'), publik)
  return kunci
}

/** JSON with sorted keys: the same bytes whoever writes it. */
export function kanonik(nilai: unknown): string {
  if (typeof nilai !== 'object' || nilai === null) return JSON.stringify(nilai)
  if (Array.isArray(nilai)) return `[${nilai.map(kanonik).join(',')}]`
  return `{${Object.entries(nilai)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([k, v]) => `${JSON.stringify(k)}:${kanonik(v)}`)
    .join(',')}}`
}

const pesan = (isi: IsiTandaTerima): Buffer => Buffer.from(`tanda-terima\n${kanonik(isi)}`)

export const halamanTandaTerima = (kode: string): string => `/tanda-terima/${kode}`

const lengkap = (isi: IsiTandaTerima, tandaTangan: string): TandaTerima => ({
  ...isi,
  tandaTangan,
  halaman: halamanTandaTerima(isi.kode),
  pdf: `/api/lelang/tanda-terima/${isi.kode}.pdf`,
})

/** Signs and records the receipt in the transaction that accepts the file. */
export async function buatTandaTerima(
  trx: TransactionClientContract,
  penawaranId: number,
  isi: Omit<IsiTandaTerima, 'kode'>
): Promise<TandaTerima> {
  const semua: IsiTandaTerima = { kode: randomBytes(12).toString('base64url'), ...isi }
  const tanda = sign(null, pesan(semua), await kunciTandaTerima()).toString('base64url')
  await sql(
    trx,
    `insert into tanda_terima (kode, penawaran_id, isi, tanda_tangan, dibuat_pada) values (?, ?, ?, ?, ?)`,
    [semua.kode, penawaranId, JSON.stringify(semua), tanda, semua.diterimaPada]
  )
  return lengkap(semua, tanda)
}

interface BarisTandaTerima {
  isi: IsiTandaTerima
  tanda_tangan: string
  sha256: string
  ukuran: number
  jenis: KategoriFile
  rekanan_id: number
  paket_id: number
  dibuka: boolean
}

async function baca(koneksi: Koneksi, kode: string): Promise<BarisTandaTerima> {
  if (!POLA_KODE.test(kode)) throw tidakDitemukan()
  const [b] = await sql<BarisTandaTerima>(
    koneksi,
    `select t.isi, t.tanda_tangan, w.sha256, w.ukuran, w.jenis, w.rekanan_id, w.paket_id,
            exists (select 1 from pembukaan b
                     where b.paket_id = w.paket_id and b.disahkan_pada is not null) as dibuka
       from tanda_terima t join penawaran w on w.id = t.penawaran_id where t.kode = ?`,
    [kode]
  )
  if (!b) throw tidakDitemukan()
  return b
}

/** Signature is ours, and the record still says what was signed. */
async function sah(b: BarisTandaTerima, kode: string): Promise<boolean> {
  const publik = createPublicKey(await kunciTandaTerima())
  return (
    verify(null, pesan(b.isi), publik, Buffer.from(b.tanda_tangan, 'base64url')) &&
    b.isi.kode === kode &&
    b.isi.sha256 === b.sha256 &&
    b.isi.ukuran === Number(b.ukuran) &&
    b.isi.jenis === b.jenis &&
    b.isi.vendor.id === b.rekanan_id &&
    b.isi.paket.id === b.paket_id
  )
}

/** For everybody who has the code; the vendor's name only after the first opening. */
export async function konfirmasiTandaTerima(
  kode: string,
  sha256: string | null
): Promise<KonfirmasiTandaTerima> {
  const b = await baca(db, kode)
  return {
    kode,
    paket: { kode: b.isi.paket.kode, nama: b.isi.paket.nama },
    jenis: b.jenis,
    diterimaPada: b.isi.diterimaPada,
    vendor: b.dibuka ? b.isi.vendor.nama : null,
    sah: await sah(b, kode),
    cocok: sha256 === null ? null : sha256.toLowerCase() === b.sha256,
  }
}

/** The vendor's own receipt; 404 for another's. */
export async function tandaTerimaSendiri(
  kode: string,
  rekananId: number | null
): Promise<TandaTerima> {
  const b = await baca(db, kode)
  if (rekananId === null || b.rekanan_id !== rekananId) throw tidakDitemukan()
  return lengkap(b.isi, b.tanda_tangan)
}

/** The receipt of one accepted file. */
export async function tandaTerimaUntuk(
  koneksi: Koneksi,
  penawaranId: number
): Promise<TandaTerima> {
  const [b] = await sql<{ isi: IsiTandaTerima; tanda_tangan: string }>(
    koneksi,
    'select isi, tanda_tangan from tanda_terima where penawaran_id = ?',
    [penawaranId]
  )
  return lengkap(b!.isi, b!.tanda_tangan)
}
