/**
 * The user provider of the access-token guard `api` (decisions §1, quality §3). It differs from Lucid's own: tokens
 * expire when idle and absolutely, their last use is written at most every five minutes, a malformed one answers 422, a
 * suspended account has none, and token and user are read in one statement. One instance serves one request.
 */
import { AccessToken } from '@adonisjs/auth/access_tokens'
import { symbols } from '@adonisjs/auth'
import type { AccessTokensUserProviderContract } from '@adonisjs/auth/types/access_tokens'
import type { HttpContext } from '@adonisjs/core/http'
import { Secret } from '@adonisjs/core/helpers'
import { SESSION_END_HEADER } from '@eproc/domain/akun/sesi'
import type { Pelaku } from '#core/auth/actor'
import { livingSession, type LivingSession } from '#core/auth/actor_query'
import Sesi from '#core/auth/sesi'
import { isLoginToken, tokenHash } from '#core/auth/token'
import { malformedToken } from '#core/http/errors'
import { transaction } from '#core/database/transaction'

export class SessionUserProvider implements AccessTokensUserProviderContract<Pelaku> {
  declare [symbols.PROVIDER_REAL_USER]: Pelaku
  readonly #ctx: HttpContext
  #actor: Pelaku | null = null

  constructor(ctx: HttpContext) {
    this.#ctx = ctx
  }

  async verifyToken(token: Secret<string>): Promise<AccessToken | null> {
    const text = token.release()
    if (!isLoginToken(text)) throw malformedToken()
    const hash = tokenHash('sesi', text)
    const session = await livingSession({ hash })
    if (!session) return null
    if (session.stale) session.expires = await Sesi.pakai(session.actor.sesiId, session.begun)
    this.#ctx.response.header(SESSION_END_HEADER, session.expires.toISO()!)
    this.#actor = { ...session.actor, ip: this.#ctx.request.ip() }
    return this.#accessToken(session, hash)
  }

  /** The guard asks for the user of the token that it has just verified. */
  async findById(id: string | number | BigInt) {
    return this.#actor && this.#actor.id === id ? this.createUserForGuard(this.#actor) : null
  }

  async createUserForGuard(actor: Pelaku) {
    return { getId: () => actor.id, getOriginal: () => actor }
  }

  async createToken(actor: Pelaku): Promise<AccessToken> {
    const { request } = this.#ctx
    const device = { ip: request.ip(), agent: request.header('user-agent') ?? '' }
    const text = await Sesi.mulai(null, actor.id, device)
    const hash = tokenHash('sesi', text)
    const token = this.#accessToken((await livingSession({ hash }))!, hash)
    token.value = new Secret(text)
    return token
  }

  async invalidateToken(token: Secret<string>): Promise<boolean> {
    const session = await livingSession({ hash: tokenHash('sesi', token.release()) })
    if (!session) return false
    await transaction((trx) => Sesi.akhiri(trx, session.actor.sesiId))
    return true
  }

  #accessToken(session: LivingSession, hash: Buffer): AccessToken {
    return new AccessToken({
      identifier: session.actor.sesiId,
      tokenableId: session.actor.id,
      type: 'sesi',
      name: null,
      hash: hash.toString('hex'),
      createdAt: session.begun.toJSDate(),
      updatedAt: session.lastUsed.toJSDate(),
      lastUsedAt: session.lastUsed.toJSDate(),
      expiresAt: session.expires.toJSDate(),
    })
  }
}
