/**
 * `GET /api/aliran`: live events of the signed-in user as an event stream read with `fetch` (which
 * can send the Authorization header). Carries no content: `{"jenis":"notifikasi"}` means "load the bell again",
 * `{"jenis":"penjelasan","paketId":1}` the explanation of that package.
 */
import type { HttpContext } from '@adonisjs/core/http'
import { PassThrough } from 'node:stream'
import { NOTICE_CHANNEL, HINT_CHANNEL } from '#core/live/channels'
import { listen, listening } from '#core/live/listener'
import { endWithProcess } from '#core/ops/drain'
import { takeStream } from '#core/live/open_streams'
import { livingSession } from '#core/auth/actor_query'

const DETAK_MS = 25_000

export default class StreamController {
  async buka(ctx: HttpContext) {
    const { pelaku, response } = ctx
    const giveBack = await takeStream(pelaku.id)
    // Who left meanwhile has nobody to take it back any more.
    if (ctx.request.request.socket.destroyed) return giveBack()
    const stream = new PassThrough()
    const unsubscribe = listen(HINT_CHANNEL, (isi) => {
      const limit = isi.indexOf(' ')
      if (isi.slice(0, limit) === String(pelaku.id))
        stream.write(`data: ${isi.slice(limit + 1)}\n\n`)
    })
    const release = listen(NOTICE_CHANNEL, (isi) => {
      if (isi === String(pelaku.id)) stream.write('data: {"jenis":"notifikasi"}\n\n')
    })
    // Ready is who hears: what is told from here on arrives.
    void listening().then(() => stream.writable && stream.write(': siap\n\n'))
    const detak = setInterval(() => {
      // The stream ends with its session: a logged-out or suspended user hears nothing more.
      livingSession({ id: pelaku.sesiId }).then(
        (session) => (session ? stream.write(': detak\n\n') : stream.end()),
        () => stream.end()
      )
    }, DETAK_MS)
    // The browser connects again, to a process that stays.
    const forget = endWithProcess(() => stream.end())
    const selesai = () => {
      forget()
      giveBack()
      clearInterval(detak)
      release()
      unsubscribe()
    }
    ctx.request.request.on('close', () => stream.end())
    stream.on('close', selesai)
    response.header('Content-Type', 'text/event-stream; charset=utf-8')
    response.header('Cache-Control', 'no-store')
    response.header('X-Accel-Buffering', 'no')
    response.stream(stream)
  }
}
