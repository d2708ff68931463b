import { defineConfig } from '@adonisjs/auth'
import { AccessTokensGuard } from '@adonisjs/auth/access_tokens'
import type { InferAuthenticators } from '@adonisjs/auth/types'
import type { AccessToken } from '@adonisjs/auth/access_tokens'
import type { AccessTokensGuardEvents } from '@adonisjs/auth/types/access_tokens'
import emitter from '@adonisjs/core/services/emitter'
import type { HttpContext } from '@adonisjs/core/http'
import type { Pelaku } from '#core/auth/actor'
import { SessionUserProvider } from '#core/auth/session_user_provider'

/** One guard: opaque bearer tokens. Its provider is made for each request, see there. */
const authConfig = defineConfig({
  default: 'api',
  guards: {
    api: (ctx: HttpContext) =>
      new AccessTokensGuard('api', ctx, emitter, new SessionUserProvider(ctx)),
  },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  export interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
declare module '@adonisjs/core/types' {
  interface EventsList extends AccessTokensGuardEvents<
    Pelaku & { currentAccessToken: AccessToken }
  > {}
}
