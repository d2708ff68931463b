/**
 * `middleware.izin('hak')`: the route needs a session whose role holds the right, on some object at
 * least; whether this one object is in scope is the query's part.
 */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { mungkinBoleh, type Hak } from '@eproc/domain/common/rights'
import { forbidden } from '#core/http/errors'
import { refuseUnknownKeys } from '#core/http/query_string'
import type { Pelaku } from '#core/auth/actor'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Set on every route behind `middleware.izin`. */
    pelaku: Pelaku
  }
}

export default class PermissionMiddleware {
  async handle(ctx: HttpContext, next: NextFn, hak: Hak) {
    ctx.pelaku = await ctx.auth.authenticate()
    if (!mungkinBoleh(ctx.pelaku, hak)) throw forbidden()
    refuseUnknownKeys(ctx)
    return next()
  }
}
