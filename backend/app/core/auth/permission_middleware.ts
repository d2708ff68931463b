/**
 * `middleware.izin('hak')`: the route needs a session whose role holds the right, on some object at
 * least; whether this one object is in scope is the query's part.
 */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { HAK_TANPA_KODE, mungkinBoleh, type Hak } from '@eproc/domain/common/rights'
import { kodeMasuk } from '@eproc/i18n/id/kode_masuk'
import { hasReplicas, readFresh } from '#core/database/replica/replicas'
import { forbidden } from '#core/http/errors'
import { refuseUnknownKeys } from '#core/http/query/query_string'
import { isList } from '#core/http/route_docs'
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
    if (ctx.pelaku.terbatas && !HAK_TANPA_KODE.includes(hak))
      throw forbidden(kodeMasuk.errors.wajib)
    refuseUnknownKeys(ctx)
    // Who may is asked of the primary: rights that were taken are gone at once.
    return hasReplicas() && isList(ctx.route!) ? readFresh(next) : next()
  }
}
