/**
 * One web process. Says `{ siap: true }` to a parent that listens, and ends when that parent is gone.
 * Run with `--import=@poppinss/ts-exec` from the folder `backend`.
 */
import { setSourceMapsSupport } from 'node:module'
import { prettyPrintError } from '@adonisjs/core'
import { buatIgnitor } from './igniter.js'

// ts-exec keeps the maps of every package too: 14 MB that only a trace inside a package would use.
setSourceMapsSupport(true, { nodeModules: false })

void buatIgnitor()
  .tap((app) => {
    app.ready(async () => {
      process.send?.({ siap: true })
    })
    process.on('disconnect', () => void app.terminate())
    process.channel?.unref()
  })
  .httpServer()
  .start()
  .catch((error) => {
    process.exitCode = 1
    void prettyPrintError(error).finally(() => process.exit(1))
  })
