/** `middleware.publik()`: says explicitly that a route needs no session. */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

export default class PublikMiddleware {
  async handle(_ctx: HttpContext, next: NextFn) {
    return next()
  }
}
