/**
 * `npm run restore -- --dari <folder|berkas.tar.gz> [--timpa]`: puts a backup back. Refuses a target that
 * holds data unless told to; all rows come back in one transaction, which is undone when a file is
 * missing or its sha256 differs from its record.
 */
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { commandEnvironment, prepareSchema } from '../lib/database.ts'
import {
  arsip,
  berjajar,
  listBerkas,
  FORMAT,
  journalHead,
  salinDanHitung,
  salinSekali,
  tar,
  type BerkasRow,
  type Manifes,
} from '../lib/backup_folder.ts'
import { UserError, say, sayWarning } from '../lib/messages.ts'
import { denganKlien } from '../lib/postgres_database.ts'
import { onClose } from '../lib/processes.ts'
import { listMigrasi, salinMasuk } from '../lib/database_copy.ts'
import { inDataFolder, folderData } from '../lib/places.ts'
import { differingTiles, isKeyOfLog, restoreLog } from '../lib/restored_log.ts'
import { runningServer } from '../lib/single.ts'

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args: args,
    options: { dari: { type: 'string' }, timpa: { type: 'boolean', default: false } },
  })
  if (!values.dari)
    throw new UserError('Asal belum disebut: npm run restore -- --dari /jalur/cadangan')
  const berjalan = runningServer()
  if (berjalan)
    throw new UserError(`Hentikan dulu server di ${berjalan.url} (proses ${berjalan.pid}).`)
  const folder = await bukaCadangan(resolve(process.env.INIT_CWD ?? process.cwd(), values.dari))
  const manifes = JSON.parse(readFileSync(join(folder, 'manifes.json'), 'utf8')) as Manifes
  if (manifes.format !== FORMAT)
    throw new UserError(
      `Cadangan ini dibuat oleh versi ${manifes.versi} dalam bentuk ${manifes.format}. Pulihkan dengan kode versi itu, lalu perbarui.`
    )

  const env = await commandEnvironment()
  await prepareSchema(env, false)
  const kepala = await denganKlien(env.DATABASE_OWNER_URL!, async (klien) => {
    await periksaTujuan(klien, manifes, values.timpa)
    const lokal = manifes.berkas.disk === 'local'
    say('Memulihkan basis data …')
    await klien.query('begin')
    try {
      await salinMasuk(klien, join(folder, 'data'), manifes.basis)
      if (lokal) await pulihkanBerkas(await listBerkas(klien), folder)
      await klien.query('commit')
    } catch (error) {
      await klien.query('rollback')
      throw error
    }
    await klien.query('analyze')
    return journalHead(klien)
  })
  // Rights are not part of the data; set-up gives them again.
  await prepareSchema(env, false)
  const kept = await pulihkanFolder(folder)
  if (kepala?.hash !== manifes.kepalaJurnal?.hash) {
    throw new UserError('Kepala jurnal hasil pemulihan berbeda dengan yang dicadangkan.')
  }
  laporkan(manifes, kepala, kept)
  return 0
}

/** Heads of the journal, log and keys. Answers how many leaves a log has that was there and stays. */
async function pulihkanFolder(folder: string): Promise<number | null> {
  const second = process.env.LOG_CADANGAN || join(folderData(), 'log-cadangan')
  const places = [join(folderData(), 'log'), second] as const
  const kept = await restoreLog(join(folder, 'log'), places)
  const differ = kept === null ? [] : await differingTiles(join(folder, 'log'), places)
  if (differ.length > 0) {
    const first = differ.slice(0, 20).map(({ place, path }) => join(place, path))
    sayWarning(
      `${differ.length} ubin log publik berbeda dari cadangan; periksa dengan npm run verify-log:\n  ${first.join('\n  ')}`
    )
  }
  // Its key stays with it: the backup's may be the one before, and would sign another history.
  const own = kept !== null && (await isKeyOfLog(join(folderData(), 'kunci', 'log.pub'), places))
  for (const nama of ['jurnal', 'kunci']) {
    if (!existsSync(join(folder, nama))) continue
    salinBerkasFolder(join(folder, nama), inDataFolder(nama), own ? 'log.' : null)
  }
  return kept
}

function laporkan(manifes: Manifes, kepala: Manifes['kepalaJurnal'], kept: number | null): void {
  const baris = manifes.basis.tabel.reduce((n, t) => n + t.baris, 0)
  const log = `  Log publik  ${kept} daun: yang sudah ada melanjutkan cadangan ini dan dipertahankan`
  process.stdout.write(
    [
      `Pemulihan selesai ke ${folderData()}`,
      `  Cadangan    ${manifes.dibuat}, versi ${manifes.versi}`,
      `  Basis data  ${manifes.basis.tabel.length} tabel, ${baris} baris`,
      `  Berkas      ${manifes.berkas.jumlah} berkas, semua sesuai sha256`,
      `  Jurnal      ${kepala ? `kepala nomor ${kepala.nomor}, ${kepala.hash}` : 'masih kosong'}`,
      ...(kept === null ? [] : [log]),
      manifes.kunci
        ? '  Kunci       dipulihkan'
        : '  Kunci       tidak ada dalam cadangan: pulihkan folder "kunci" sendiri',
      '',
    ].join('\n')
  )
}

async function bukaCadangan(asal: string): Promise<string> {
  if (!existsSync(asal)) throw new UserError(`Cadangan ${asal} tidak ada.`)
  if (!arsip(asal)) return asal
  const folder = mkdtempSync(join(folderData(), 'pulih-'))
  onClose(() => rmSync(folder, { recursive: true, force: true }))
  await tar(['-xzf', asal, '-C', folder])
  return folder
}

async function periksaTujuan(klien: pg.Client, manifes: Manifes, timpa: boolean): Promise<void> {
  const migrasi = await listMigrasi(klien)
  if (migrasi.join() !== manifes.basis.migrasi.join()) {
    throw new UserError(
      `Cadangan ini dibuat oleh versi ${manifes.versi} dengan susunan tabel lain. Pulihkan dengan kode versi itu, lalu perbarui.`
    )
  }
  const { rows } = await klien.query<{ isi: boolean }>(
    'select exists (select 1 from pengguna) or exists (select 1 from jurnal) or exists (select 1 from berkas) as isi'
  )
  if (rows[0]!.isi && !timpa) {
    throw new UserError('Tujuan sudah berisi data. Pakai --timpa untuk menggantinya seluruhnya.')
  }
}

/** Every record's file must be in the backup as it was, before the first one is put in its place. */
async function pulihkanBerkas(daftar: BerkasRow[], folder: string): Promise<void> {
  const salah: string[] = []
  const sebab = (error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? 'hilang' : `tidak dapat dibaca (${error.code ?? error.message})`
  await berjajar(daftar, async ({ jalur, sha256 }) => {
    const hasil = await salinDanHitung(join(folder, jalur)).catch(sebab)
    if (hasil !== sha256) salah.push(`${jalur}: ${hasil}`)
  })
  if (salah.length > 0) {
    throw new UserError(
      `Pemulihan dibatalkan; ${salah.length} berkas hilang, tidak dapat dibaca, atau tidak sesuai dengan catatannya:\n  ${salah.slice(0, 20).join('\n  ')}`
    )
  }
  await berjajar(daftar, async ({ jalur, sha256 }) => {
    await salinSekali(join(folder, jalur), join(folderData(), jalur), sha256)
  })
}

/** @param kecuali beginning of names that are not copied */
function salinBerkasFolder(dari: string, ke: string, kecuali: string | null): void {
  for (const nama of readdirSync(dari)) {
    if (kecuali === null || !nama.startsWith(kecuali))
      copyFileSync(join(dari, nama), join(ke, nama))
  }
}
