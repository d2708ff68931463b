/**
 * `npm run dev`: the API starts again on every change of its sources, both apps reload in place. A small
 * gateway at PORT joins them by the page rules of the domain (decisions §1).
 */
import { watch } from 'node:fs'
import { join } from 'node:path'
import { siapkanSkema } from '../lib/database.ts'
import { nyalakanGerbang } from '../lib/gate.ts'
import { lingkunganDasar, portDari, type Lingkungan } from '../lib/environment.ts'
import { kabari, kabariPeringatan } from '../lib/messages.ts'
import { nyalakanPeladen, type Peladen } from '../lib/server.ts'
import { cariPort } from '../lib/postgres.ts'
import { saatTutup, sedangMenutup, tandaiMelayani } from '../lib/processes.ts'
import { cetakSambutan } from '../lib/greeting.ts'
import { AKAR } from '../lib/places.ts'
import { ambilFolderData } from '../lib/single.ts'
import { basisSiap, pastikanPortBebas, surelLokal } from './start.ts'

const SUMBER_API = ['backend', 'database', 'i18n']
const BUKAN_SUMBER = /(^|[\\/])(node_modules|\.adonisjs|dist)([\\/]|$)/

export async function jalankan(): Promise<number> {
  tandaiMelayani()
  const port = portDari('PORT', 3333)
  const dasar = lingkunganDasar('development', port)
  ambilFolderData(dasar.APP_URL!)
  await pastikanPortBebas(port, dasar.HOST!)
  const [surat, basis] = await Promise.all([surelLokal(), basisSiap(dasar)])
  const env: Lingkungan = {
    ...dasar,
    ...basis.env,
    PORT: String(await cariPort()),
    HOST: '127.0.0.1',
    SMTP_URL: surat?.urlSmtp ?? process.env.SMTP_URL ?? '',
  }
  await nyalakanGerbang({ port, host: dasar.HOST!, urlApi: `http://127.0.0.1:${env.PORT}` })
  await jagaApi(env)
  cetakSambutan({ url: dasar.APP_URL!, kotakSurat: surat?.urlKotak, demo: true })
  return new Promise<number>(() => {})
}

/** Runs the API and replaces it after a change; a failed start waits for the next change. */
async function jagaApi(env: Lingkungan): Promise<void> {
  let api: Peladen | undefined
  let antrean = Promise.resolve()
  let tunda: NodeJS.Timeout | undefined
  const ganti = async (skema: boolean) => {
    try {
      await api?.henti()
      api = undefined
      if (skema) await siapkanSkema(env, true)
      api = await nyalakanPeladen(env, {
        saatMati: () => kabariPeringatan('API berhenti; menunggu perubahan sumber.'),
      })
    } catch (galat) {
      if (!sedangMenutup()) kabariPeringatan(`${String(galat)}\nMenunggu perubahan sumber.`)
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
        kabari(
          `Berubah: ${daftar[0]}${daftar.length > 1 ? ` dan ${daftar.length - 1} lainnya` : ''}`
        )
        const skema = daftar.some((b) => b.startsWith('database/'))
        antrean = antrean.then(() => ganti(skema)).then(() => kabari('API menyala kembali.'))
      }, 120)
    })
    saatTutup(() => pengamat.close())
  }
}
