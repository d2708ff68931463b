/**
 * One web process. Says `{ siap: true }` to a parent that listens, and ends when that parent is gone.
 * Run with `--import=./bin/typescript.mjs` from the folder `backend`.
 */
import type { Server } from 'node:http'
import { prettyPrintError } from '@adonisjs/core'
import { createHttpServer } from '../app/core/http/slow_requests.js'
import { buatIgnitor } from './igniter.js'

/** The end of a process, whatever holds it up; the runner kills it after ten seconds. */
const END_MS = 9500
let server: Server | undefined

void buatIgnitor()
  .tap((app) => {
    void app.ready(async () => {
      // Registered last, so it runs first: before the server is closed and the background stopped.
      app.terminating(async () => {
        setTimeout(() => process.exit(), END_MS).unref()
        const { drain } = await import('#core/ops/drain')
        if (server) await drain(server)
      })
      process.send?.({ siap: true })
    })
    process.on('disconnect', () => void app.terminate())
    process.channel?.unref()
  })
  .httpServer()
  .start((handler) => (server = createHttpServer(handler)))
  .catch((error) => {
    process.exitCode = 1
    void prettyPrintError(error).finally(() => process.exit(1))
  })
