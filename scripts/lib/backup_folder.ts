/** The shape of a backup folder, and what backup and restore share. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { GalatPengguna } from './messages.ts'
import { jalankanProses } from './processes.ts'
import type { IsiBasis } from './database_copy.ts'

export const FORMAT = 1

export type KepalaJurnal = { nomor: number; hash: string } | null
export type Manifes = {
  format: typeof FORMAT
  /** ISO 8601, by the database's clock. */
  dibuat: string
  versi: string
  kepalaJurnal: KepalaJurnal
  berkas: { jumlah: number; ukuran: number; disk: string }
  kunci: boolean
  basis: IsiBasis
}

/** One stored file as the table `berkas` knows it. */
export type BarisBerkas = { jalur: string; sha256: string; ukuran: string }

export async function daftarBerkas(klien: pg.Client): Promise<BarisBerkas[]> {
  const { rows } = await klien.query<BarisBerkas>(
    'select b.jalur, b.sha256, b.ukuran::text from berkas b order by b.jalur'
  )
  return rows
}

export async function kepalaJurnal(klien: pg.Client): Promise<KepalaJurnal> {
  const { rows } = await klien.query<{ nomor: string; hash: string }>(
    'select s.nomor::text, s.hash from jurnal_segel s order by s.nomor desc limit 1'
  )
  return rows[0] ? { nomor: Number(rows[0].nomor), hash: rows[0].hash } : null
}

/** Copies a file (or only reads it, without `ke`) and answers its sha256 in hex. */
export async function salinDanHitung(dari: string, ke?: string): Promise<string> {
  const hitung = createHash('sha256')
  const lewat = new Transform({
    transform(isi: Buffer, _, lanjut) {
      hitung.update(isi)
      lanjut(null, ke ? isi : undefined)
    },
  })
  if (ke) {
    mkdirSync(dirname(ke), { recursive: true, mode: 0o700 })
    await pipeline(createReadStream(dari), lewat, createWriteStream(ke, { mode: 0o600 }))
  } else {
    await pipeline(createReadStream(dari), lewat.resume())
  }
  return hitung.digest('hex')
}

/** Runs `kerja` over `daftar`, some at a time. */
export async function berjajar<T>(daftar: T[], kerja: (satu: T) => Promise<void>): Promise<void> {
  const antrean = daftar[Symbol.iterator]()
  const pekerja = async () => {
    for (const satu of antrean) await kerja(satu)
  }
  await Promise.all(Array.from({ length: 8 }, pekerja))
}

export async function tar(argumen: string[]): Promise<void> {
  const { kode, keluaran } = await jalankanProses('tar', argumen)
  if (kode !== 0) throw new GalatPengguna(`tar gagal: ${keluaran.trim()}`)
}

export const arsip = (jalur: string): boolean => /\.(tar\.gz|tgz)$/.test(jalur)
