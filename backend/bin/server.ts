/**
 * One web process. Says `{ siap: true }` to a parent that listens, and ends when that parent is gone.
 * Run with `--import=./bin/typescript.mjs` from the folder `backend`.
 */
import { prettyPrintError } from '@adonisjs/core'
import { createHttpServer } from '../app/core/http/slow_requests.js'
import { buatIgnitor } from './igniter.js'

void buatIgnitor()
  .tap((app) => {
    void app.ready(async () => {
      process.send?.({ siap: true })
    })
    process.on('disconnect', () => void app.terminate())
    process.channel?.unref()
  })
  .httpServer()
  .start((handler) => createHttpServer(handler))
  .catch((error) => {
    process.exitCode = 1
    void prettyPrintError(error).finally(() => process.exit(1))
  })
