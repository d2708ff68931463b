import type { ApplicationService } from '@adonisjs/core/types'
import { buatIgnitor } from './igniter.js'

/** Boots the application without a web server, runs `kerja`, and shuts down; for set-up commands. */
export async function denganAplikasi(kerja: (app: ApplicationService) => Promise<void>) {
  const app = buatIgnitor().createApp('console')
  await app.init()
  await app.boot()
  try {
    await app.start(() => kerja(app))
  } finally {
    await app.terminate()
  }
}
