/**
 * `npm run dev`: the API starts again on every change of its sources, both apps reload in place. A small
 * gateway at PORT joins them by the page rules of the domain (decisions §1).
 */
import { watch } from 'node:fs'
import { join } from 'node:path'
import { prepareSchema } from '../lib/database.ts'
import { startGate } from '../lib/gate.ts'
import { baseEnvironment, portOf, type Environment } from '../lib/environment.ts'
import { say, sayWarning } from '../lib/messages.ts'
import { spawnServer, type Server } from '../lib/server.ts'
import { findPort } from '../lib/port.ts'
import { onClose, isClosing, markServing } from '../lib/processes.ts'
import { cetakSambutan } from '../lib/greeting.ts'
import { AKAR } from '../lib/places.ts'
import { ambilFolderData } from '../lib/single.ts'
import { databaseReady, ensurePortFree, surelLokal } from './start.ts'

const SUMBER_API = ['backend', 'database', 'i18n']
const BUKAN_SUMBER = /(^|[\\/])(node_modules|\.adonisjs|dist)([\\/]|$)/

export async function run(): Promise<number> {
  markServing()
  const port = portOf('PORT', 3333)
  const dasar = baseEnvironment('development', port)
  ambilFolderData(dasar.APP_URL!)
  await ensurePortFree(port, dasar.HOST!)
  const [surat, basis] = await Promise.all([surelLokal(), databaseReady(dasar)])
  const env: Environment = {
    ...dasar,
    ...basis.env,
    PORT: String(await findPort()),
    HOST: '127.0.0.1',
    SMTP_URL: surat?.urlSmtp ?? process.env.SMTP_URL ?? '',
  }
  await startGate({ port, host: dasar.HOST!, urlApi: `http://127.0.0.1:${env.PORT}` })
  await jagaApi(env)
  cetakSambutan({ url: dasar.APP_URL!, kotakSurat: surat?.urlKotak, demo: true })
  return new Promise<number>(() => {})
}

/** Runs the API and replaces it after a change; a failed start waits for the next change. */
async function jagaApi(env: Environment): Promise<void> {
  let api: Server | undefined
  let queue = Promise.resolve()
  let tunda: NodeJS.Timeout | undefined
  const ganti = async (skema: boolean) => {
    try {
      await api?.henti()
      api = undefined
      if (skema) await prepareSchema(env, true)
      api = await spawnServer(env, {
        saatMati: () => sayWarning('API berhenti; menunggu perubahan sumber.'),
      })
    } catch (error) {
      if (!isClosing()) sayWarning(`${String(error)}\nMenunggu perubahan sumber.`)
    }
  }
  await ganti(false)
  const berubah = new Set<string>()
  for (const ruang of SUMBER_API) {
    const pengamat = watch(join(AKAR, ruang), { recursive: true }, (_, nama) => {
      if (!nama || BUKAN_SUMBER.test(nama) || !/\.(ts|json|csv)$/.test(nama)) return
      berubah.add(`${ruang}/${nama}`)
      clearTimeout(tunda)
      tunda = setTimeout(() => {
        const daftar = [...berubah]
        berubah.clear()
        say(`Berubah: ${daftar[0]}${daftar.length > 1 ? ` dan ${daftar.length - 1} lainnya` : ''}`)
        const skema = daftar.some((b) => b.startsWith('database/'))
        queue = queue.then(() => ganti(skema)).then(() => say('API menyala kembali.'))
      }, 120)
    })
    onClose(() => pengamat.close())
  }
}
