/** Builds the two apps with Vite, only when something that goes into them has changed. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
  'backend/sealing',
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
  await runVite(aplikasi, sementara)
  if (aplikasi === 'vendor-portal') {
    // What the server draws public pages with (docs/adr/0017), and what a device keeps (docs/adr/0018).
    await runVite(aplikasi, join(sementara, 'server'), ['--ssr', 'src/entry_server.tsx'])
    await runVite(aplikasi, sementara, ['--config', 'worker/vite.config.ts'])
    // What works without any server (docs/adr/0051).
    await runVite(aplikasi, sementara, ['--config', 'single/vite.config.ts'])
  }
  // A finished build takes the place at once: a kill leaves no half build behind.
  rmSync(cap, { force: true })
  gantikan(sementara, tujuan)
  writeFileSync(cap, sidik)
  say(`${aplikasi} selesai dibangun.`)
}

async function runVite(aplikasi: Aplikasi, tujuan: string, more: string[] = []): Promise<void> {
  const folder = join(AKAR, aplikasi)
  const vite = join(AKAR, 'node_modules', 'vite', 'bin', 'vite.js')
  const options = ['--logLevel=warn', `--outDir=${tujuan}`, ...more]
  const { kode, keluaran: output } = await runProcess(
    process.execPath,
    [vite, 'build', ...options],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } }
  )
  if (kode === 0) return
  rmSync(tujuan, { recursive: true, force: true })
  throw new UserError(`Pembangunan ${aplikasi} gagal:\n${output}`)
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
