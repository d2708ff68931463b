/** The public log as C2SP tlog-tiles serves it. */
import type { HttpContext } from '@adonisjs/core/http'
import { formatVerifier } from '@eproc/sealing/log/note'
import { formatSuccessions } from '@eproc/sealing/log/succession'
import { parseTilePath, TILE_WIDTH, tileWithin } from '@eproc/sealing/log/tiles'
import { storageFailure } from '#core/files/disk'
import { notFound } from '#core/http/errors'
import { limitRate } from '#core/http/guard/rate_limit'
import { logKey, successions } from '#core/log/log_key'
import { headOf, servedCheckpoint } from '#core/log/log_head'
import { logPlaces, readTileOf } from '#core/log/log_files'
import { witnesses } from '#core/log/witness'

/** Whoever verifies the whole log asks for two tiles per 256 leaves. */
const PER_MINUTE = { kali: 2400, detik: 60 }
const YEAR = 31_536_000
const TEXT = 'text/plain; charset=utf-8'

export default class LogController {
  async checkpoint({ request, response }: HttpContext) {
    await limitRate('log-publik', [request.ip()], PER_MINUTE)
    const note = await servedCheckpoint()
    if (note === null) throw notFound()
    response.header('Content-Type', TEXT)
    response.header('Cache-Control', 'no-store')
    response.send(note)
  }

  /** The key, in the writing of signed-note; keep it elsewhere, for it is what all else is checked by. */
  async vkey({ request, response }: HttpContext) {
    await limitRate('log-publik', [request.ip()], PER_MINUTE)
    response.header('Content-Type', TEXT)
    response.header('Cache-Control', 'no-store')
    response.send(`${formatVerifier((await logKey()).verifier)}\n`)
  }

  /** How each key of the log followed the one before, signed by it. */
  async kunci({ request, response }: HttpContext) {
    await limitRate('log-publik', [request.ip()], PER_MINUTE)
    response.header('Content-Type', TEXT)
    response.header('Cache-Control', 'no-store')
    response.send(formatSuccessions(await successions()))
  }

  /** Keys of the witnesses that are asked to cosign, one a line; who trusts them has them from elsewhere. */
  async saksi({ request, response }: HttpContext) {
    await limitRate('log-publik', [request.ip()], PER_MINUTE)
    response.header('Content-Type', TEXT)
    response.header('Cache-Control', 'no-store')
    response.send((await witnesses()).map(({ key }) => `${formatVerifier(key)}\n`).join(''))
  }

  /** Only what the signed tree holds: a tile that is written and not yet signed for is nobody's. */
  async tile({ request, response, params }: HttpContext) {
    await limitRate('log-publik', [request.ip()], PER_MINUTE)
    const tile = parseTilePath(`tile/${(params['*'] as string[]).join('/')}`)
    const note = tile && (await servedCheckpoint())
    const head = await headOf(note)
    if (!tile || !head || !tileWithin(tile, head.size)) throw notFound()
    const content = await readTileOf(logPlaces()[0], tile).catch((error: unknown) => {
      throw storageFailure(error) ?? notFound()
    })
    const full = tile.width === TILE_WIDTH
    response.header('Content-Type', 'application/octet-stream')
    response.header('Cache-Control', full ? `public, max-age=${YEAR}, immutable` : 'no-cache')
    response.send(content)
  }
}
