/** Builds the two apps with Vite, only when something that goes into them has changed. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { GalatPengguna, kabari } from './messages.ts'
import { jalankanProses } from './processes.ts'
import { sidikSumber } from './fingerprint.ts'
import { AKAR } from './places.ts'

export const APLIKASI = ['vendor-portal', 'backoffice'] as const
export type Aplikasi = (typeof APLIKASI)[number]

const BERSAMA = [
  'vendor-portal/ui',
  'vendor-portal/icons',
  'i18n',
  'backend/domain',
  'package-lock.json',
]
const CAP = join(AKAR, 'node_modules', '.eproc')

/** Brings both `dist` folders up to date; builds run side by side. */
export async function bangunAplikasi(): Promise<void> {
  await Promise.all(APLIKASI.map(bangunSatu))
}

async function bangunSatu(aplikasi: Aplikasi): Promise<void> {
  const sidik = sidikSumber([aplikasi, ...BERSAMA])
  const cap = join(CAP, `${aplikasi}.sidik`)
  const tujuan = join(AKAR, aplikasi, 'dist')
  const terbangun = existsSync(cap) && readFileSync(cap, 'utf8') === sidik
  if (terbangun && existsSync(join(tujuan, 'index.html'))) return
  kabari(`Membangun ${aplikasi} …`)
  mkdirSync(CAP, { recursive: true })
  const sementara = join(CAP, `dist-${aplikasi}-${process.pid}`)
  const vite = join(AKAR, 'node_modules', 'vite', 'bin', 'vite.js')
  const { kode, keluaran } = await jalankanProses(
    process.execPath,
    [
      vite,
      'build',
      '--logLevel=warn',
      '--emptyOutDir',
      '--outDir',
      relative(join(AKAR, aplikasi), sementara),
    ],
    { cwd: join(AKAR, aplikasi), env: { ...process.env, NODE_ENV: 'production' } }
  )
  if (kode !== 0) {
    rmSync(sementara, { recursive: true, force: true })
    throw new GalatPengguna(`Pembangunan ${aplikasi} gagal:\n${keluaran}`)
  }
  // A finished build takes the place at once: a kill leaves no half build behind.
  rmSync(cap, { force: true })
  gantikan(sementara, tujuan)
  writeFileSync(cap, sidik)
  kabari(`${aplikasi} selesai dibangun.`)
}

/** Puts a folder in the place of another, also when a second build does the same at this moment. */
function gantikan(baru: string, tujuan: string): void {
  const lama = `${baru}-lama`
  for (let percobaan = 1; ; percobaan++) {
    try {
      if (existsSync(tujuan)) renameSync(tujuan, lama)
      renameSync(baru, tujuan)
      break
    } catch (galat) {
      if (percobaan >= 5) throw galat
    } finally {
      rmSync(lama, { recursive: true, force: true })
    }
  }
}
