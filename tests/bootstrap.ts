/** How the suites run: their files, plugins, limits, and what is started for which of them. */
import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import testUtils from '@adonisjs/core/services/test_utils'
import app from '@adonisjs/core/services/app'
import { ApiClient, apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import { asDocumented } from './lib/documented.ts'
import { DRILL, inDrill } from './lib/drill.ts'
import { scaled } from './lib/limits.ts'
import { stopServers } from './lib/server.ts'
import { reporter } from './reporter.ts'

/** When a test of each suite is given up on a quiet machine; what takes longer than 90 s is for the drill. */
const BATAS_MS = { unit: 20_000, api: 40_000, e2e: 90_000, fault: 120_000 } as const
type Suite = keyof typeof BATAS_MS

const berkas = JSON.parse(readFileSync(process.env.TES_DAFTAR!, 'utf8')) as string[]
const folder = (nama: string) => fileURLToPath(new URL(`./${nama}/`, import.meta.url))

export const config: Config = {
  cwd: fileURLToPath(new URL('./', import.meta.url)),
  suites: (Object.keys(BATAS_MS) as Suite[])
    .map((nama) => ({ nama, milik: berkas.filter((jalur) => jalur.startsWith(folder(nama))) }))
    .filter(({ milik }) => milik.length > 0)
    .map(({ nama, milik }) => ({
      name: nama,
      files: () => milik.map((jalur) => pathToFileURL(jalur)),
      timeout: scaled(BATAS_MS[nama]),
      configure(suite) {
        if (nama === 'api') {
          ApiClient.teardown(asDocumented)
          suite.setup(async () => {
            const stop = await testUtils.httpServer().start()
            const server = (await app.container.make('server')).getNodeServer()!
            // Clients use a connection again that a busy test process had meanwhile given up for idle.
            server.keepAliveTimeout = 600_000
            return async () => {
              const stopped = stop()
              // Nobody asks any more, but who keeps a connection would be waited for just as long.
              server.closeAllConnections()
              await stopped
            }
          })
        }
        if (nama === 'e2e') {
          suite.teardown(async () => {
            // Only here, since a second goes by until the browser's driver is read.
            const { closeBrowser } = await import('./lib/browser.ts')
            await closeBrowser()
            await stopServers()
          })
        }
        if (nama === 'fault') suite.teardown(stopServers)
      },
    })),
  filters: inDrill ? {} : { tags: DRILL.map((tag) => `~${tag}`) },
  plugins: [
    assert(),
    apiClient({ baseURL: `http://${process.env.HOST}:${process.env.PORT}` }),
    pluginAdonisJS(app),
  ],
  reporters: { activated: ['reporter'], list: [reporter] },
  importer: (jalur) => import(jalur.href),
}
