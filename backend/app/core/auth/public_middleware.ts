/** `middleware.publik()`: says explicitly that a route needs no session. */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { hasReplicas, readFresh, readRecent } from '#core/database/replica/replicas'
import { isList } from '#core/http/route_docs'
import { refuseUnknownKeys } from '#core/http/query/query_string'

export default class PublicMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    refuseUnknownKeys(ctx)
    if (!hasReplicas() || !isList(ctx.route!)) return next()
    return ctx.request.header('authorization') ? readFresh(next) : readRecent(next)
  }
}
