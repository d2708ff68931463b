/**
 * `npm test`: everything, in an environment of its own. `npm test -- api --files=tests/api/akun` runs a
 * part: suites by name, files by path (a folder, a file, or the beginning of either). Other options go
 * to japa (`--tests="…"`, `--tags=…`, `--bail`). The last line is always `N passed, N failed`.
 */
import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { bangunAplikasi } from '../lib/bangun.ts'
import { lingkunganDasar, lupakanLingkungan, type Lingkungan } from '../lib/lingkungan.ts'
import { kabari, kabariGagal } from '../lib/pesan.ts'
import { cariPort, salinBasis } from '../lib/postgres.ts'
import { saatTutup } from '../lib/proses.ts'
import { alamatBasis, basisTes } from '../lib/tes_basis.ts'
import { jalankanKelompok, type Jumlah } from '../lib/tes_kelompok.ts'
import { kelompokPeramban, pilihTes, type Kelompok, type Pilihan } from '../lib/tes_pilihan.ts'
import { periksaTipe } from '../lib/tipe.ts'

const BATAS_MS = 20 * 60_000
const URUTAN: readonly Kelompok[] = ['perambanGenap', 'perambanGanjil', 'biasa', 'gangguan']

export async function jalankan(argumen: string[]): Promise<number> {
  const pilihan = pilihTes(argumen)
  lupakanLingkungan()
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
  const ada = Object.values(pilihan.berkas).some((berkas) => berkas.length > 0)
  if (!ada && !pilihan.lengkap) throw new Error('Tidak ada tes yang cocok dengan pilihan itu.')
  const pekerjaan: Promise<Jumlah[]>[] = []
  if (pilihan.lengkap) pekerjaan.push(tesTipe())
  if (ada) pekerjaan.push(tesJapa(pilihan))
  return (await Promise.all(pekerjaan)).flat()
}

async function tesTipe(): Promise<Jumlah[]> {
  return (await periksaTipe()).map(({ nama, berhasil, keluaran }) => {
    if (!berhasil) kabariGagal(`${nama}\n${keluaran}`)
    return { lulus: berhasil ? 1 : 0, gagal: berhasil ? 0 : 1 }
  })
}

/** One cluster, one migrated database, a copy of it for each further group of suites. */
async function tesJapa({ berkas, sisa, lengkap }: Pilihan): Promise<Jumlah[]> {
  const kelompok = (Object.keys(berkas) as Kelompok[]).filter((nama) => berkas[nama].length > 0)
  const bangun = kelompok.some(kelompokPeramban) ? bangunAplikasi() : Promise.resolve()
  bangun.catch(() => {})
  const dasar: Lingkungan = {
    ...lingkunganDasar('test', await cariPort()),
    LOG_LEVEL: process.env.LOG_LEVEL || 'silent',
  }
  const pg = await basisTes(dasar, { pakaiTemplat: !lengkap })
  const basis = new Map<Kelompok, Lingkungan>()
  for (const [urutan, nama] of kelompok.entries()) {
    basis.set(
      nama,
      await (urutan === 0 ? alamatBasis(pg) : salinBasis(pg, `eproc_${nama.toLowerCase()}`))
    )
  }
  kabari('Lingkungan tes siap.')
  // Not more at once than the machine bears: deadlines and storms are about time. Longest first.
  const antrean = URUTAN.filter((nama) => kelompok.includes(nama))
  const hasil: Jumlah[] = []
  const jalur = async () => {
    for (let nama = antrean.shift(); nama; nama = antrean.shift()) {
      if (kelompokPeramban(nama)) await bangun
      const env = { ...dasar, ...basis.get(nama), PORT: String(await cariPort()) }
      hasil.push(await jalankanKelompok({ env, folder: nama, berkas: berkas[nama], sisa }))
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism() - 1) }, jalur))
  return hasil
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
