/**
 * `npm run backup -- --ke <folder|berkas.tar.gz> [--dengan-kunci]`: database, files and journal heads as of
 * one moment, also while the server works. Stored files never change and have random names, so
 * copying them after the database's snapshot misses none that it names.
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { BACKUP_LOCK } from '@eproc/backend/app/core/files/backup_lock'
import { LOG_LOCK } from '@eproc/backend/app/core/log/log_lock'
import { commandEnvironment } from '../lib/database.ts'
import {
  arsip,
  berjajar,
  listBerkas,
  FORMAT,
  journalHead,
  salinSekali,
  tar,
  type BerkasRow,
  type JournalHead,
  type Manifes,
} from '../lib/backup_folder.ts'
import { UserError, say } from '../lib/messages.ts'
import { denganKlien } from '../lib/postgres_database.ts'
import { beginSnapshot, salinKeluar, endSnapshot } from '../lib/database_copy.ts'
import { AKAR, folderData, inDataFolder } from '../lib/places.ts'

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args: args,
    options: { 'ke': { type: 'string' }, 'dengan-kunci': { type: 'boolean', default: false } },
  })
  if (!values.ke)
    throw new UserError('Tujuan belum disebut: npm run backup -- --ke /jalur/cadangan')
  const tujuan = resolve(process.env.INIT_CWD ?? process.cwd(), values.ke)
  if (existsSync(tujuan)) throw new UserError(`${tujuan} sudah ada; sebutkan tujuan yang baru.`)
  const folder = beginOrGoOn(tujuan)

  const env = await commandEnvironment()
  const manifes = await denganKlien(env.DATABASE_OWNER_URL!, async (klien) => {
    // Else the hourly sweep takes a content whose row the snapshot still has.
    await klien.query(`select pg_advisory_lock_shared(${BACKUP_LOCK})`)
    const { isi, berkas } = await copySnapshot(klien, folder, values['dengan-kunci'])
    say('Basis data tersalin; menyalin berkas …')
    if (isi.berkas.disk === 'local') await salinBerkas(berkas, folder)
    return isi
  })

  salinKepala(manifes.kepalaJurnal, folder)
  // The keys before the log: the largest size that was ever signed is no larger than what is copied.
  if (values['dengan-kunci']) salinKunci(folder)
  await denganKlien(env.DATABASE_OWNER_URL!, (klien) => copyLog(klien, folder))
  writeFileSync(join(folder, 'manifes.json'), JSON.stringify(manifes, null, 2))
  if (arsip(tujuan)) {
    await tar(['-czf', `${folder}.tar.gz`, '-C', folder, '.'])
    rmSync(folder, { recursive: true })
    renameSync(`${folder}.tar.gz`, tujuan)
  } else {
    renameSync(folder, tujuan)
  }
  await catatCadangan(env.DATABASE_OWNER_URL!, manifes)
  cetakRingkasan(manifes, tujuan)
  return 0
}

/**
 * The folder of an attempt that was cut off is gone on with: the files that it has are not copied again. The rows are, for
 * a snapshot ends with its connection.
 */
function beginOrGoOn(tujuan: string): string {
  const folder = `${tujuan}.belum-selesai`
  for (const nama of existsSync(folder) ? readdirSync(folder) : []) {
    if (nama !== 'berkas') rmSync(join(folder, nama), { recursive: true })
  }
  mkdirSync(join(folder, 'data'), { recursive: true, mode: 0o700 })
  return folder
}

/** All rows as of one moment, and what else is true of it. */
async function copySnapshot(
  klien: pg.Client,
  folder: string,
  kunci: boolean
): Promise<{ isi: Manifes; berkas: BerkasRow[] }> {
  await beginSnapshot(klien)
  const berkas = await listBerkas(klien)
  const { rows } = await klien.query<{ saat: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as saat`
  )
  const isi: Manifes = {
    format: FORMAT,
    dibuat: rows[0]!.saat,
    versi: (JSON.parse(readFileSync(join(AKAR, 'package.json'), 'utf8')) as { version: string })
      .version,
    kepalaJurnal: await journalHead(klien),
    berkas: {
      jumlah: berkas.length,
      ukuran: berkas.reduce((n, b) => n + Number(b.ukuran), 0),
      disk: process.env.DRIVE_DISK || 'local',
    },
    kunci,
    basis: await salinKeluar(klien, join(folder, 'data')),
  }
  await endSnapshot(klien)
  return { isi, berkas }
}

/** For `/super/admin` and its alerts. A backup is one all the same when nobody could note it. */
async function catatCadangan(url: string, { dibuat, berkas }: Manifes): Promise<void> {
  const rincian = { jumlahBerkas: berkas.jumlah, ukuranBerkas: berkas.ukuran }
  try {
    await denganKlien(url, (klien) =>
      klien.query(
        `insert into catatan_instalasi (jenis, pada, berhasil, rincian) values ('cadangan', $1, true, $2)`,
        [dibuat, JSON.stringify(rincian)]
      )
    )
  } catch (error) {
    say(`Cadangan tidak tercatat pada halaman kesehatan: ${String(error)}`)
  }
}

async function salinBerkas(daftar: BerkasRow[], folder: string): Promise<void> {
  const rusak: string[] = []
  await berjajar(daftar, async ({ jalur, sha256 }) => {
    const hasil = await salinSekali(join(folderData(), jalur), join(folder, jalur), sha256).catch(
      String
    )
    if (hasil !== sha256) rusak.push(`${jalur}: ${hasil}`)
  })
  removeOthers(daftar, folder)
  if (rusak.length > 0) {
    throw new UserError(
      `${rusak.length} berkas hilang, tidak dapat dibaca, atau tidak sesuai dengan catatannya:\n  ${rusak.slice(0, 20).join('\n  ')}`
    )
  }
}

/** What an attempt before has copied and this snapshot does not name any more. */
function removeOthers(daftar: BerkasRow[], folder: string): void {
  const named = new Set(daftar.map(({ jalur }) => jalur))
  const root = join(folder, 'berkas')
  for (const satu of existsSync(root) ? readdirSync(root) : []) {
    for (const nama of readdirSync(join(root, satu))) {
      if (!named.has(`berkas/${satu}/${nama}`)) rmSync(join(root, satu, nama))
    }
  }
}

/** The exported journal heads up to the snapshot's; later ones would look like a cut tail. */
function salinKepala(kepala: JournalHead, folder: string): void {
  const asal = join(folderData(), 'jurnal', 'kepala.jsonl')
  if (!existsSync(asal)) return
  const baris = readFileSync(asal, 'utf8').split('\n').filter(Boolean)
  const sampai = baris.filter(
    (isi) => (JSON.parse(isi) as { nomor: number }).nomor <= (kepala?.nomor ?? 0)
  )
  mkdirSync(join(folder, 'jurnal'), { recursive: true, mode: 0o700 })
  const isi = sampai.map((satu) => `${satu}\n`).join('')
  writeFileSync(join(folder, 'jurnal', 'kepala.jsonl'), isi, { mode: 0o600 })
}

/** The public log, while nobody appends to it: a checkpoint without the tiles that it names proves nothing. */
async function copyLog(klien: pg.Client, folder: string): Promise<void> {
  const from = inDataFolder('log')
  if (!existsSync(from)) return
  await klien.query(`select pg_advisory_lock(${LOG_LOCK})`)
  cpSync(from, join(folder, 'log'), { recursive: true })
}

/** Passwords of the database's roles belong to the cluster, not to the data, and stay behind. */
function salinKunci(folder: string): void {
  const asal = join(folderData(), 'kunci')
  mkdirSync(join(folder, 'kunci'), { recursive: true, mode: 0o700 })
  for (const nama of existsSync(asal) ? readdirSync(asal) : []) {
    if (!nama.endsWith('.sandi')) copyFileSync(join(asal, nama), join(folder, 'kunci', nama))
  }
}

function cetakRingkasan(
  { basis, berkas, kepalaJurnal: kepala, kunci: key }: Manifes,
  tujuan: string
): void {
  const baris = basis.tabel.reduce((n, t) => n + t.baris, 0)
  const mb = (berkas.ukuran / 1_000_000).toFixed(1)
  const isi = [
    `Cadangan selesai: ${tujuan}`,
    `  Basis data  ${basis.tabel.length} tabel, ${baris} baris`,
    berkas.disk === 'local'
      ? `  Berkas      ${berkas.jumlah} berkas, ${mb} MB`
      : `  Berkas      ${berkas.jumlah} berkas di ${berkas.disk}: cadangkan di sana`,
    `  Jurnal      ${kepala ? `kepala nomor ${kepala.nomor}, ${kepala.hash}` : 'masih kosong'}`,
    key
      ? '  Kunci       ikut tersalin: simpan cadangan ini di tempat yang aman'
      : '  Kunci       tidak ikut: simpan folder "kunci" sendiri, atau pakai --dengan-kunci',
  ]
  process.stdout.write(`${isi.join('\n')}\n`)
}
