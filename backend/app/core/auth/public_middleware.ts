/** `middleware.publik()`: says explicitly that a route needs no session. */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { refuseUnknownKeys } from '#core/http/query/query_string'

export default class PublicMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    refuseUnknownKeys(ctx)
    return next()
  }
}
