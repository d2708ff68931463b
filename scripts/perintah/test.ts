/**
 * `npm test`: everything, in an environment of its own. `npm test -- api --files=tests/api/akun` runs a
 * part: suites by name, files by path (a folder, a file, or the beginning of either). Other options go
 * to japa (`--tests="…"`, `--tags=…`, `--bail`). The last line is always `N passed, N failed`.
 */
import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bangunAplikasi } from '../lib/bangun.ts'
import { siapkanSkema } from '../lib/basis.ts'
import { lingkunganDasar, type Lingkungan } from '../lib/lingkungan.ts'
import { kabari, kabariGagal } from '../lib/pesan.ts'
import { cariPort, nyalakanPostgres, salinBasis, ulangiBasis } from '../lib/postgres.ts'
import { saatTutup } from '../lib/proses.ts'
import { jalankanKelompok, type Jumlah } from '../lib/tes_kelompok.ts'
import { siapkanPengosongan } from '../lib/tes_basis.ts'
import { pilihTes, type Pilihan } from '../lib/tes_pilihan.ts'
import { periksaTipe } from '../lib/tipe.ts'
import { folderData } from '../lib/tempat.ts'

const BATAS_MS = 20 * 60_000

export async function jalankan(argumen: string[]): Promise<number> {
  const pilihan = pilihTes(argumen)
  const jumlah: Jumlah = { lulus: 0, gagal: 0 }
  const batas = setTimeout(() => {
    kabariGagal(`Tes melewati batas ${BATAS_MS / 60_000} menit.`)
    tutup({ ...jumlah, gagal: jumlah.gagal + 1 })
    process.kill(process.pid, 'SIGTERM')
  }, BATAS_MS)
  try {
    for (const bagian of await semua(pilihan)) {
      jumlah.lulus += bagian.lulus
      jumlah.gagal += bagian.gagal
    }
  } catch (galat) {
    kabariGagal(galat instanceof Error ? galat.message : String(galat))
    jumlah.gagal++
  }
  clearTimeout(batas)
  return tutup(jumlah)
}

async function semua(pilihan: Pilihan): Promise<Jumlah[]> {
  siapkanFolder()
  const { biasa, peramban } = pilihan.berkas
  if (biasa.length + peramban.length === 0 && !pilihan.lengkap) {
    throw new Error('Tidak ada tes yang cocok dengan pilihan itu.')
  }
  const pekerjaan: Promise<Jumlah[]>[] = []
  if (pilihan.lengkap) pekerjaan.push(tesTipe())
  if (biasa.length + peramban.length > 0) pekerjaan.push(tesJapa(pilihan))
  return (await Promise.all(pekerjaan)).flat()
}

async function tesTipe(): Promise<Jumlah[]> {
  return (await periksaTipe()).map(({ nama, berhasil, keluaran }) => {
    if (!berhasil) kabariGagal(`${nama}\n${keluaran}`)
    return { lulus: berhasil ? 1 : 0, gagal: berhasil ? 0 : 1 }
  })
}

/** One cluster, one migrated database, a copy of it for each further group of suites. */
async function tesJapa({ berkas, sisa }: Pilihan): Promise<Jumlah[]> {
  const dasar = {
    ...lingkunganDasar('test', await cariPort()),
    LOG_LEVEL: process.env.LOG_LEVEL || 'silent',
  }
  const bangun = berkas.peramban.length > 0 ? bangunAplikasi() : Promise.resolve()
  bangun.catch(() => {})
  const pg = await nyalakanPostgres({ dir: join(folderData(), 'pg'), cepat: true })
  await ulangiBasis(pg)
  const env: Lingkungan = {
    ...dasar,
    DATABASE_URL: pg.urlAplikasi,
    DATABASE_OWNER_URL: pg.urlPemilik,
    TES_URL_SUPER: pg.urlSuper,
  }
  await siapkanSkema(env, false)
  await siapkanPengosongan(pg.urlSuper)
  const lain = berkas.peramban.length > 0 ? await salinBasis(pg, 'eproc_peramban') : undefined
  kabari('Lingkungan tes siap.')

  const kelompok: Promise<Jumlah>[] = []
  if (berkas.biasa.length > 0) {
    kelompok.push(jalankanKelompok({ env, folder: 'biasa', berkas: berkas.biasa, sisa }))
  }
  if (lain) {
    const envLain = { ...env, ...lain, PORT: String(await cariPort()) }
    kelompok.push(
      bangun.then(() =>
        jalankanKelompok({ env: envLain, folder: 'peramban', berkas: berkas.peramban, sisa })
      )
    )
  }
  return Promise.all(kelompok)
}

/** A folder of its own for every run, so that several can run side by side; DATA_DIR is honoured. */
function siapkanFolder(): void {
  if (process.env.DATA_DIR) return
  const folder = mkdtempSync(join(tmpdir(), 'eproc-tes-'))
  chmodSync(folder, 0o711)
  process.env.DATA_DIR = folder
  saatTutup(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}

function tutup({ lulus, gagal }: Jumlah): number {
  const kode = gagal > 0 || lulus === 0 ? 1 : 0
  saatTutupTerakhir(() => process.stdout.write(`${lulus} passed, ${gagal} failed\n`))
  return kode
}

/** The closing line comes after everything else, also after what stopping things may say. */
function saatTutupTerakhir(fungsi: () => void): void {
  process.once('exit', fungsi)
}
