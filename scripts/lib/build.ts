/** Builds the two apps with Vite, only when something that goes into them has changed. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { UserError, say } from './messages.ts'
import { runProcess } from './processes.ts'
import { sidikSumber } from './fingerprint.ts'
import { AKAR } from './places.ts'

const APLIKASI = ['vendor-portal', 'backoffice'] as const
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
export async function buildApps(): Promise<void> {
  await Promise.all(APLIKASI.map(buildApp))
}

async function buildApp(aplikasi: Aplikasi): Promise<void> {
  const sidik = sidikSumber([aplikasi, ...BERSAMA])
  const cap = join(CAP, `${aplikasi}.sidik`)
  const tujuan = join(AKAR, aplikasi, 'dist')
  const terbangun = existsSync(cap) && readFileSync(cap, 'utf8') === sidik
  if (terbangun && existsSync(join(tujuan, 'index.html'))) return
  say(`Membangun ${aplikasi} …`)
  mkdirSync(CAP, { recursive: true })
  const sementara = join(CAP, `dist-${aplikasi}-${process.pid}`)
  const vite = join(AKAR, 'node_modules', 'vite', 'bin', 'vite.js')
  const { kode, keluaran: output } = await runProcess(
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
    throw new UserError(`Pembangunan ${aplikasi} gagal:\n${output}`)
  }
  // A finished build takes the place at once: a kill leaves no half build behind.
  rmSync(cap, { force: true })
  gantikan(sementara, tujuan)
  writeFileSync(cap, sidik)
  say(`${aplikasi} selesai dibangun.`)
}

/** Puts a folder in the place of another, also when a second build does the same at this moment. */
function gantikan(baru: string, tujuan: string): void {
  const previous = `${baru}-lama`
  for (let percobaan = 1; ; percobaan++) {
    try {
      if (existsSync(tujuan)) renameSync(tujuan, previous)
      renameSync(baru, tujuan)
      break
    } catch (error) {
      if (percobaan >= 5) throw error
    } finally {
      rmSync(previous, { recursive: true, force: true })
    }
  }
}
