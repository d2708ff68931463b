/**
 * Finds a Chromium: CHROMIUM_PATH, playwright's own, the system's, one from apt when root, and last the
 * one that npm has for Linux x64. Answers its path. The shell without a window is asked for first: it draws
 * without a graphics process of its own, which is a tenth of what a browser test takes.
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { runProcess } from '../../scripts/lib/processes.ts'

const NAMA = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const TETAP = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  '/snap/bin/chromium',
]
const VERSI_NPM = '@sparticuz/chromium@153.0.0'

let temuan: Promise<string> | undefined

export function findChromium(): Promise<string> {
  temuan ??= cari()
  return temuan
}

async function cari(): Promise<string> {
  const ditentukan = process.env.CHROMIUM_PATH
  if (ditentukan) {
    if (!existsSync(ditentukan))
      throw new Error(`CHROMIUM_PATH menunjuk ke ${ditentukan}, yang tidak ada.`)
    return ditentukan
  }
  const jalur =
    milikPlaywright() ??
    milikSistem() ??
    ((await dariApt()) ? milikSistem() : undefined) ??
    (await dariNpm())
  if (jalur) return jalur
  throw new Error('Chromium tidak ditemukan. Pasang Chromium atau Chrome, atau isi CHROMIUM_PATH.')
}

function milikPlaywright(): string | undefined {
  const jalur = chromium.executablePath()
  return jalur && existsSync(jalur) ? jalur : undefined
}

function milikSistem(): string | undefined {
  const folder = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':')
  const calon = [...TETAP, ...folder.flatMap((f) => NAMA.map((nama) => join(f, nama)))]
  return calon.find((jalur) => existsSync(jalur))
}

async function dariApt(): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = async (...args: string[]) => (await runProcess('apt-get', args, { env })).kode === 0
  const pasang = () => apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
  process.stderr.write('Memasang Chromium untuk tes peramban …\n')
  return (await pasang()) || ((await apt('update')) && (await pasang()))
}

/** Fetched outside the project, once a user, so that a throw-away data folder does not repeat it. */
async function dariNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const wadah = join(
    process.env.XDG_CACHE_HOME || join(process.env.HOME || tmpdir(), '.cache'),
    'eproc',
    'chromium'
  )
  const paket = join(wadah, 'node_modules', '@sparticuz', 'chromium')
  if (!existsSync(paket)) {
    process.stderr.write('Mengambil Chromium dari npm untuk tes peramban …\n')
    mkdirSync(wadah, { recursive: true })
    await runProcess('npm', [
      'i',
      '--prefix',
      wadah,
      '--no-save',
      '--loglevel=error',
      VERSI_NPM,
    ]).catch(() => {})
  }
  if (!existsSync(paket)) return undefined
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
  const pintu = ['build/esm/index.js', 'build/index.js'].find((nama) =>
    existsSync(join(paket, nama))
  )
  if (!pintu || readdirSync(paket).length === 0) return undefined
  const modul = (await import(pathToFileURL(join(paket, pintu)).href)) as {
    default: { executablePath(): Promise<string> }
  }
  return modul.default.executablePath()
}
