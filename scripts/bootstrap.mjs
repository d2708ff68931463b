/**
 * First step of every npm command. Uses nothing but Node (20 or newer): installs the dependencies
 * when the lock file, a package.json or the platform changed, finds the project's own Node 24 and
 * runs scripts/run.ts with it.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const AKAR = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const WINDOWS = process.platform === 'win32'
const mulai = Date.now()
process.env.EPROC_MULAI = String(mulai)
const perintah = process.argv[2] ?? 'start'

process.chdir(AKAR)
bacaEnv()
catatNpm()
pasangDependensi()
const simpul = cariNode()
if (resolve(process.execPath) === resolve(simpul)) {
  const { run } = await import('./run.ts')
  await run(process.argv.slice(2))
} else {
  teruskan(simpul)
}

/** @param {string} pesan */
function kabari(pesan) {
  const detik = ((Date.now() - mulai) / 1000).toFixed(1).padStart(5)
  process.stderr.write(`[${detik} dtk] ${pesan}\n`)
}

/** @param {string} pesan @returns {never} */
function gagal(pesan) {
  process.stderr.write(`\n✖ ${pesan}\n`)
  process.exit(1)
}

/** Reads `.env` in the root; what the process already has wins. */
function bacaEnv() {
  if (!existsSync('.env')) return
  for (const baris of readFileSync('.env', 'utf8').split(/\r?\n/)) {
    const cocok = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?)\s*$/.exec(baris)
    if (!cocok) continue
    const [, nama = '', mentah = ''] = cocok
    const kutip = /^(["'])(.*)\1(?:\s+#.*)?$/.exec(mentah)
    const nilai = kutip ? (kutip[2] ?? '') : mentah.replace(/(^|\s+)#.*$/, '')
    process.env[nama] ??= nilai
  }
}

/**
 * npm starts this through a shell, which outlives an npm that was killed: the runner watches npm
 * itself, where the system tells who it is.
 */
function catatNpm() {
  if (!process.env.npm_lifecycle_event || process.platform !== 'linux') return
  try {
    const kakek = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
      .split(') ')
      .pop()
      ?.split(' ')[1]
    const nama = readFileSync(`/proc/${kakek}/cmdline`, 'utf8')
    if (kakek && nama.startsWith('npm')) process.env.EPROC_NPM = kakek
  } catch {
    // Not to be seen here; the death of the shell is noticed all the same.
  }
}

/** Every input of an installation; a change of any means `npm ci`. */
function sidikDependensi() {
  const utama = JSON.parse(readFileSync('package.json', 'utf8'))
  const berkas = [
    'package-lock.json',
    'package.json',
    ...utama.workspaces.map((/** @type {string} */ ruang) => join(ruang, 'package.json')),
  ]
  const sidik = createHash('sha256').update(`${process.platform} ${process.arch} ${pustakaC()}`)
  for (const nama of berkas) {
    if (!existsSync(nama)) gagal(`Berkas ${nama} tidak ada: salinan proyek tidak lengkap.`)
    sidik.update(`\0${nama}\0`).update(readFileSync(nama))
  }
  return sidik.digest('hex')
}

/** glibc and musl need other binaries, so they are other platforms. */
function pustakaC() {
  if (process.platform !== 'linux') return ''
  const kepala = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  ).header
  return kepala?.glibcVersionRuntime ? 'glibc' : 'musl'
}

function pasangDependensi() {
  const cap = join('node_modules', '.eproc', 'dependensi')
  const sidik = sidikDependensi()
  if (existsSync(cap) && readFileSync(cap, 'utf8') === sidik) return
  if (!existsSync(cap) && existsSync('node_modules') && dependensiSesuai()) {
    simpanCap(cap, sidik)
    return
  }
  kabari('Memasang dependensi (npm ci) …')
  const ci = ['ci', '--include=dev', '--include=optional', '--loglevel=error']
  // What npm has kept is not asked for again; only where that is too old for a version of ours.
  if (npm([...ci, '--prefer-offline']) !== 0 && npm(ci) !== 0) {
    gagal('Pemasangan dependensi gagal. Periksa sambungan internet lalu ulangi perintah ini.')
  }
  simpanCap(cap, sidik)
  kabari('Dependensi terpasang.')
}

/** True when someone ran `npm install` by hand and it matches the lock file. */
function dependensiSesuai() {
  const catatan = join('node_modules', '.package-lock.json')
  if (!existsSync(catatan)) return false
  const terpasang = JSON.parse(readFileSync(catatan, 'utf8')).packages
  const dikunci = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  return Object.entries(dikunci).every(([nama, paket]) => {
    if (!nama.includes('node_modules/')) return true
    if (!terpasang[nama]) return paket.optional === true
    return terpasang[nama].version === paket.version
  })
}

/** @param {string} cap @param {string} sidik */
function simpanCap(cap, sidik) {
  mkdirSync(dirname(cap), { recursive: true })
  writeFileSync(cap, sidik)
}

/** @param {string[]} argumen */
function npm(argumen) {
  const lewat = process.env.npm_execpath
  const pakaiJs = lewat !== undefined && /npm-cli\.c?js$/.test(lewat)
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([nama]) => nama !== 'NODE_ENV')
  )
  const hasil = pakaiJs
    ? spawnSync(process.execPath, [lewat, ...argumen], { stdio: ['ignore', 2, 2], env })
    : spawnSync(WINDOWS ? 'npm.cmd' : 'npm', argumen, {
        stdio: ['ignore', 2, 2],
        env,
        shell: WINDOWS,
      })
  return hasil.status
}

/** Path of a Node 24: this one, the platform package's, or one fetched into DATA_DIR. */
function cariNode() {
  const biner = WINDOWS ? 'node.exe' : 'node'
  const platform = WINDOWS ? 'win' : process.platform
  const bawaan = join('node_modules', `node-${platform}-${process.arch}`, 'bin', biner)
  if (existsSync(bawaan) && jalanNode(bawaan)) return resolve(bawaan)
  if (versiCukup(process.versions.node)) return process.execPath
  const wadah = resolve(process.env.DATA_DIR || '.data', 'node24')
  const unduhan = [
    join(wadah, 'node_modules', 'node', 'bin', biner),
    join(wadah, 'node_modules', `node-${platform}-${process.arch}`, 'bin', biner),
  ]
  const ada = () => unduhan.find((calon) => existsSync(calon) && jalanNode(calon))
  const lama = ada()
  if (lama) return lama
  kabari('Mengambil Node 24 untuk proyek ini …')
  mkdirSync(wadah, { recursive: true })
  const status = npm(['i', '--prefix', wadah, '--no-save', '--loglevel=error', 'node@24'])
  const baru = ada()
  if (status !== 0 || !baru) {
    gagal('Node 24 tidak dapat diambil. Pasang Node 24 (https://nodejs.org) lalu ulangi.')
  }
  return baru
}

/** @param {string} versi */
function versiCukup(versi) {
  const [besar = 0, kecil = 0] = versi.split('.').map(Number)
  return besar === 24 && kecil >= 3
}

/** @param {string} jalur */
function jalanNode(jalur) {
  const hasil = spawnSync(jalur, ['--version'], { encoding: 'utf8' })
  return hasil.status === 0 && versiCukup(hasil.stdout.trim().slice(1))
}

/**
 * Hands over to the real runner and ends with its exit code. Ctrl-C reaches the runner by itself;
 * other signals, and the death of npm's shell, are passed on.
 * @param {string} simpul
 */
function teruskan(simpul) {
  const anak = spawn(simpul, [join('scripts', 'run.ts'), ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  process.on('SIGINT', () => {})
  for (const sinyal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(sinyal, () => anak.kill('SIGTERM'))
  }
  // Replaces the web processes one by one.
  if (!WINDOWS) process.on('SIGUSR2', () => anak.kill('SIGUSR2'))
  if (process.env.npm_lifecycle_event) {
    const induk = process.ppid
    setInterval(() => {
      if (process.ppid !== induk) anak.kill('SIGTERM')
    }, 300).unref()
  }
  anak.on('error', (error) => gagal(`Tidak dapat menjalankan "${perintah}": ${error.message}`))
  anak.on('exit', (kode, sinyal) => process.exit(kode ?? (sinyal ? 1 : 0)))
}
