/**
 * One test process. Started by `npm test`, which gives it a migrated database, a mail catcher and the
 * list of files.
 */
process.env.NODE_ENV = 'test'

import { prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import { buatIgnitor } from './igniter.js'

buatIgnitor()
  .testRunner()
  .configure(async (app) => {
    const { config } = await import('../../tests/bootstrap.js')
    processCLIArgs(process.argv.slice(2))
    configure({ ...config, forceExit: true, teardown: [() => app.terminate()] })
    process.on('disconnect', () => process.exit(1))
    process.channel?.unref()
  })
  .run(() => run())
  .catch((error) => {
    process.exitCode = 1
    void prettyPrintError(error).finally(() => process.exit(1))
  })
