/** The shape of a backup folder, and what backup and restore share. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { UserError } from './messages.ts'
import { runProcess } from './processes.ts'
import type { DatabaseContent } from './database_copy.ts'

export const FORMAT = 2

export type JournalHead = { nomor: number; hash: string } | null
export type Manifes = {
  format: typeof FORMAT
  /** ISO 8601, by the database's clock. */
  dibuat: string
  versi: string
  kepalaJurnal: JournalHead
  berkas: { jumlah: number; ukuran: number; disk: string }
  kunci: boolean
  basis: DatabaseContent
}

/** One stored file as the table `berkas` knows it. */
export type BerkasRow = { jalur: string; sha256: string; ukuran: string }

export async function listBerkas(klien: pg.Client): Promise<BerkasRow[]> {
  const { rows } = await klien.query<BerkasRow>(
    'select b.jalur, b.sha256, b.ukuran::text from berkas b order by b.jalur'
  )
  return rows
}

export async function journalHead(klien: pg.Client): Promise<JournalHead> {
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

/** Copies a file unless an attempt before has; answers its sha256 in hex. */
export async function salinSekali(dari: string, ke: string, sha256: string): Promise<string> {
  if (existsSync(ke) && (await salinDanHitung(ke)) === sha256) return sha256
  return salinDanHitung(dari, ke)
}

/** Runs `kerja` over `daftar`, some at a time. */
export async function berjajar<T>(daftar: T[], kerja: (satu: T) => Promise<void>): Promise<void> {
  const queue = daftar[Symbol.iterator]()
  const pekerja = async () => {
    for (const satu of queue) await kerja(satu)
  }
  await Promise.all(Array.from({ length: 8 }, pekerja))
}

export async function tar(args: string[]): Promise<void> {
  const { kode, keluaran: output } = await runProcess('tar', args)
  if (kode !== 0) throw new UserError(`tar gagal: ${output.trim()}`)
}

export const arsip = (jalur: string): boolean => /\.(tar\.gz|tgz)$/.test(jalur)
