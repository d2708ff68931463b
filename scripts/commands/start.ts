/** `npm start`: sets up what is missing and runs the product until it is stopped. */
import { buildApps } from '../lib/build.ts'
import { prepareDatabase, prepareSchema, type Basis } from '../lib/database.ts'
import { cetakSambutan } from '../lib/greeting.ts'
import {
  baseEnvironment,
  jumlahProses,
  portOf,
  produksi,
  type Environment,
} from '../lib/environment.ts'
import { UserError, say, sayWarning } from '../lib/messages.ts'
import { startMailCatcher, type MailCatcher } from '../lib/mail_catcher.ts'
import { spawnServer, type Server } from '../lib/server.ts'
import { freePort } from '../lib/port.ts'
import { denganKlien } from '../lib/postgres_database.ts'
import { onClose, isClosing, markServing, sleep } from '../lib/processes.ts'
import { ambilFolderData } from '../lib/single.ts'
import { inDataFolder } from '../lib/places.ts'

export async function run(): Promise<number> {
  markServing()
  const port = portOf('PORT', 3333)
  const dasar = baseEnvironment(produksi() ? 'production' : 'development', port)
  ambilFolderData(dasar.APP_URL!)
  await ensurePortFree(port, dasar.HOST!)
  peringatkanProduksi()

  const [surat, basis] = await Promise.all([surelLokal(), databaseReady(dasar), buildApps()])
  const env: Environment = {
    ...dasar,
    ...basis.env,
    WEB_CONCURRENCY: String(jumlahProses()),
    SMTP_URL: surat?.urlSmtp ?? process.env.SMTP_URL ?? '',
  }
  say('Menyalakan server …')
  await watchServer(env)
  cetakSambutan({
    url: dasar.APP_URL!,
    kotakSurat: surat?.urlKotak,
    demo: !produksi(),
    tanpaAdmin: produksi() && !(await adaAdministrator(basis.env.DATABASE_URL!)),
  })
  return new Promise<number>(() => {})
}

/** The database with its tables; both while the apps are built. */
export async function databaseReady(dasar: Environment): Promise<Basis> {
  if (!process.env.DATABASE_URL) say('Menyalakan PostgreSQL bawaan …')
  const basis = await prepareDatabase({ jaga: true })
  say('Menyiapkan basis data …')
  await prepareSchema({ ...dasar, ...basis.env }, !produksi())
  say('Basis data siap.')
  return basis
}

/** The mail catcher, unless mail has somewhere to go or this is production. */
export async function surelLokal(): Promise<MailCatcher | undefined> {
  if (process.env.SMTP_URL || produksi()) return undefined
  const surat = await startMailCatcher({
    folder: inDataFolder('surat'),
    portKotak: portOf('SURAT_PORT', 8025),
  })
  onClose(() => surat.henti())
  return surat
}

/** Refuses early, before any work, when the port belongs to another program. */
export async function ensurePortFree(port: number, host: string): Promise<void> {
  if (await freePort(port, host)) return
  throw new UserError(
    `Port ${port} di ${host} sudah dipakai program lain. Hentikan program itu, atau pilih port lain: PORT=${port + 1} npm start`
  )
}

/**
 * Starts the server and starts it again whenever it dies, unless it dies over and over. SIGUSR2 goes to its primary,
 * which replaces the web processes one by one.
 */
async function watchServer(env: Environment): Promise<void> {
  let kematian: number[] = []
  let server: Server | undefined
  const start = async (): Promise<void> => {
    server = await spawnServer(env, {
      saatMati: (kode) => {
        if (!isClosing()) void bangkitkan(`Server berhenti sendiri (kode ${kode})`)
      },
    })
  }
  if (process.platform !== 'win32') {
    process.on('SIGUSR2', () => {
      if (jumlahProses() > 1) server?.proses.kill('SIGUSR2')
      else
        sayWarning(
          'SIGUSR2 mengganti proses satu per satu: hanya dengan WEB_CONCURRENCY di atas 1.'
        )
    })
  }
  const bangkitkan = async (sebab: string): Promise<void> => {
    kematian = [...kematian.filter((saat) => Date.now() - saat < 60_000), Date.now()]
    if (kematian.length > 10) {
      sayWarning('Server berulang kali berhenti; menyerah.')
      process.kill(process.pid, 'SIGTERM')
      return
    }
    sayWarning(`${sebab}; dinyalakan lagi …`)
    await sleep(kematian.length > 2 ? 1000 : 0)
    if (isClosing()) return
    await start().then(
      () => say('Server menyala kembali.'),
      (error: unknown) => bangkitkan(String(error))
    )
  }
  await start()
}

async function adaAdministrator(url: string): Promise<boolean> {
  return denganKlien(url, async (klien) => {
    const { rowCount } = await klien.query(
      "select 1 from pengguna where peran in ('adminit', 'superAdmin') limit 1"
    )
    return Boolean(rowCount)
  })
}

function peringatkanProduksi(): void {
  if (!produksi()) return
  if (!process.env.DATABASE_URL) {
    sayWarning(
      'DATABASE_URL kosong: PostgreSQL bawaan dipakai. Untuk produksi sebaiknya PostgreSQL yang dikelola dan dicadangkan sendiri.'
    )
  }
  if (!process.env.SMTP_URL) {
    sayWarning('SMTP_URL kosong: surat menunggu di kotak keluar sampai SMTP_URL diisi.')
  }
  if (!process.env.APP_URL) {
    sayWarning('APP_URL kosong: tautan dalam surat menunjuk ke localhost.')
  }
}
