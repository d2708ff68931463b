/**
 * `GET /api/aliran`: live events of the signed-in user as an event stream read with `fetch` (which
 * can send the Authorization header). Carries no content: `{"jenis":"notifikasi"}` means "load the bell again",
 * `{"jenis":"penjelasan","paketId":1}` the explanation of that package.
 */
import type { HttpContext } from '@adonisjs/core/http'
import { PassThrough } from 'node:stream'
import { SALURAN_NOTIFIKASI, SALURAN_SIARAN } from '#core/live/channels'
import { dengarkan } from '#core/live/listener'
import { livingSession } from '#core/auth/actor_query'

const DETAK_MS = 25_000

export default class AliranController {
  async buka(ctx: HttpContext) {
    const { pelaku, response } = ctx
    const aliran = new PassThrough()
    aliran.write(': siap\n\n')
    const lepasSiaran = dengarkan(SALURAN_SIARAN, (isi) => {
      const batas = isi.indexOf(' ')
      if (isi.slice(0, batas) === String(pelaku.id))
        aliran.write(`data: ${isi.slice(batas + 1)}\n\n`)
    })
    const lepas = dengarkan(SALURAN_NOTIFIKASI, (isi) => {
      if (isi === String(pelaku.id)) aliran.write('data: {"jenis":"notifikasi"}\n\n')
    })
    const detak = setInterval(() => {
      // The stream ends with its session: a logged-out or suspended user hears nothing more.
      livingSession({ id: pelaku.sesiId }).then(
        (session) => (session ? aliran.write(': detak\n\n') : aliran.end()),
        () => aliran.end()
      )
    }, DETAK_MS)
    const selesai = () => {
      clearInterval(detak)
      lepas()
      lepasSiaran()
    }
    ctx.request.request.on('close', () => aliran.end())
    aliran.on('close', selesai)
    response.header('Content-Type', 'text/event-stream; charset=utf-8')
    response.header('Cache-Control', 'no-store')
    response.header('X-Accel-Buffering', 'no')
    response.stream(aliran)
  }
}
