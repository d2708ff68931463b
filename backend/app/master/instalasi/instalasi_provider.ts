/** Watches the queue of jobs from outside it, in every web process. */
import type { ApplicationService } from '@adonisjs/core/types'
import logger from '@adonisjs/core/services/logger'
import { watchWithoutQueue } from '#app/master/instalasi/jaga_instalasi'

const WATCH_MS = 5 * 60_000

export default class InstalasiProvider {
  #watch: NodeJS.Timeout | null = null

  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const look = () =>
      void watchWithoutQueue().catch((error: unknown) =>
        logger.warn({ err: error }, 'installation')
      )
    this.#watch = setInterval(look, WATCH_MS)
    this.#watch.unref()
  }

  async shutdown() {
    if (this.#watch) clearInterval(this.#watch)
  }
}
