/**
 * `middleware.izin('hak')`: the route needs a session whose role holds the right, on some object at
 * least; whether this one object is in scope is the query's part.
 */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { mungkinBoleh, type Hak } from '@eproc/domain/hak_akses'
import { terlarang } from '#inti/galat'
import type { Pelaku } from '#inti/pelaku'
import { wajibMasuk } from '#inti/sesi'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Set on every route behind `middleware.izin`. */
    pelaku: Pelaku
  }
}

export default class IzinMiddleware {
  async handle(ctx: HttpContext, next: NextFn, hak: Hak) {
    ctx.pelaku = await wajibMasuk(ctx)
    if (!mungkinBoleh(ctx.pelaku, hak)) throw terlarang()
    return next()
  }
}
