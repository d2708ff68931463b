/** `GET /api/sehat…`: for proxies and supervisors. Public, so it names what fails and never says why. */
import type { HttpContext } from '@adonisjs/core/http'
import { setTimeout as pause } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { inti } from '@eproc/i18n/id/core'
import type { KesiapanServer, ServerHidup } from '@eproc/domain/common/answers'
import { sendData } from '#core/http/answers'
import { isDraining } from '#core/ops/drain'

/** A database that does not answer must not make the probe wait for it. */
const CHECK_MS = 5000

async function readiness(): Promise<KesiapanServer> {
  const { healthChecks } = await import('#start/health')
  const report = await Promise.race([
    healthChecks.run().catch((error: unknown) => {
      logger.warn({ err: error }, 'kesiapan')
      return null
    }),
    pause(CHECK_MS, null),
  ])
  const bagian = (report?.checks ?? []).map(({ name, status }) => ({
    nama: name,
    baik: status !== 'error',
  }))
  return { siap: report?.isHealthy === true && !isDraining(), berhenti: isDraining(), bagian }
}

export default class SehatController {
  async siap(ctx: HttpContext) {
    const data = await readiness()
    if (data.siap) return sendData(ctx, data)
    ctx.response.status(503).send({ statusCode: 503, message: inti.belumSiap, data })
  }

  hidup(ctx: HttpContext) {
    const data: ServerHidup = { hidup: true }
    sendData(ctx, data)
  }
}
