import type { IncomingMessage, ServerResponse } from 'node:http'
import { previousKeys } from '#core/auth/previous_keys'
import { trustProxy } from '#core/http/guard/trust_proxy'
import env from '#start/env'
import { defineConfig } from '@adonisjs/core/http'
import { newRequestId } from '#core/ops/request_id'
import { inti } from '@eproc/i18n/id/core'

export const appKey = env.get('APP_KEY')
/** Keys of before: they open what was stored under them, and make nothing any more. */
export const previousAppKeys: readonly string[] = previousKeys(
  env.get('APP_KEY_PREVIOUS')?.release()
)
export const appUrl = env.get('APP_URL')

export const http = defineConfig({
  createRequestId: newRequestId,
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  trustProxy: (address, distance) => trustProxy(env.get('TRUST_PROXY'))(address, distance),
  /** An address that is no text, `/x/%`: refused before any middleware, in the envelope of all refusals. */
  onBadUrl(_request: IncomingMessage, response: ServerResponse) {
    response.writeHead(400, { 'Content-Type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify({ statusCode: 400, message: inti.alamatTidakDikenal }))
  },
})
