/** Log lines and figures of requests, where somebody reads them. */
import cluster from 'node:cluster'
import type { Server } from 'node:http'
import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'
import { serveMetrics } from '#core/ops/metrics_server'

export default class OpsProvider {
  #metrics: Server | null = null

  constructor(protected app: ApplicationService) {}

  async start() {
    const port = env.get('METRICS_PORT')
    const logger = await this.app.container.make('logger')
    if (this.app.getEnvironment() !== 'web' || (!port && !logger.isLevelEnabled('warn'))) return
    const { noteRequest } = await import('#core/http/request_log')
    const emitter = await this.app.container.make('emitter')
    // The library of figures is loaded where somebody reads them only.
    const metrics = port ? await import('#core/ops/metrics') : null
    emitter.on('http:request_completed', ({ ctx, duration }) =>
      noteRequest(ctx, duration, metrics?.observeRequest)
    )
    if (!metrics || !port) return
    metrics.startMetrics()
    // Of several processes the primary answers, for all of them.
    if (cluster.isWorker) return
    const host = env.get('METRICS_HOST') ?? '127.0.0.1'
    this.#metrics = serveMetrics({ port, host }, metrics.METRICS_TYPE, metrics.metricsText)
  }

  async shutdown() {
    this.#metrics?.close()
    this.#metrics?.closeAllConnections()
  }
}
