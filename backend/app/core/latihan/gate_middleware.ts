/**
 * The door of the rehearsal room: whoever did not come with a ticket of the real server sees nothing of it, neither
 * pages nor calls, feeds or files; no search engine is let in. The real server has no such door.
 */
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { latihan as teks } from '@eproc/i18n/id/latihan'
import { isRehearsal, playerOf, ROOM_PAGE } from '#core/latihan/rehearsal'
import { noteUse } from '#core/latihan/idle'

/** Answers to the real server, and the address that a ticket is shown at. */
const OPEN = new Set(['/api/latihan/sehat', '/api/latihan/tiket'])
/** Built files of the apps are the same for everybody. */
const ASSET = /^\/(_vp|_bo)\/|^\/sw\.js$/

export default class GateMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!isRehearsal) return next()
    const { request, response } = ctx
    response.header('X-Robots-Tag', 'noindex, nofollow')
    const path = request.url()
    if (OPEN.has(path) || ASSET.test(path)) return next()
    if (!playerOf(request)) {
      return response.status(403).send({ statusCode: 403, message: teks.tanpaTiket })
    }
    noteUse()
    if (path === '/latihan') return response.redirect(ROOM_PAGE)
    return next()
  }
}
