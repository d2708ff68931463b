/**
 * Security headers of every answer. The Content-Security-Policy is strict: own scripts only, styles
 * with the page's nonce (emotion), files of ours in frames.
 */
import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import env from '#start/env'
import { isDraining } from '#core/ops/drain'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Nonce of this answer's Content-Security-Policy. */
    nonce: string
  }
}

const PICTURES = `img-src 'self' data: blob:`
const SCRIPTS = `script-src 'self'`

/** One source more for a directive of this answer's policy. */
function allow({ response }: HttpContext, directive: string, source: string): void {
  const policy = String(response.getHeader('Content-Security-Policy'))
  response.header('Content-Security-Policy', policy.replace(directive, `${directive} ${source}`))
}

/** Lets a page show pictures of the host of this address; one of our own needs nothing. */
export function allowPictures(ctx: HttpContext, address: string): void {
  if (address.startsWith('https://')) allow(ctx, PICTURES, new URL(address).origin)
}

/** Lets a page compile WebAssembly: keys of people are locked by Argon2id, which browsers do not have (ADR 0025). */
export const allowWasm = (ctx: HttpContext): void => allow(ctx, SCRIPTS, `'wasm-unsafe-eval'`)

/** What only a document answers to. */
const OF_DOCUMENTS = [
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Referrer-Policy',
  'X-Frame-Options',
]

/**
 * A built script or font is part of a page, whose headers hold: of its own it keeps what forbids guessing and embedding, and
 * the policy that a worker's script has to bring. Ten of them are what a page begins with, on a slow line too.
 */
export function asPartOfPage({ response }: HttpContext): void {
  for (const name of OF_DOCUMENTS) response.removeHeader(name)
  response.header('Content-Security-Policy', `default-src 'self'; frame-ancestors 'none'`)
}

const AMAN = env.get('APP_URL').startsWith('https:')

export default class SecurityMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    // Hexadecimal: one that began with two underscores would look like the page's unfilled placeholder.
    ctx.nonce = randomBytes(16).toString('hex')
    const { response } = ctx
    response.header('X-Request-Id', ctx.request.id()!)
    response.header(
      'Content-Security-Policy',
      [
        `default-src 'self'`,
        `${SCRIPTS} 'nonce-${ctx.nonce}'`,
        `style-src 'self' 'nonce-${ctx.nonce}'`,
        // Inline style attributes (React's `style`), never style elements.
        `style-src-attr 'unsafe-inline'`,
        PICTURES,
        `font-src 'self'`,
        `connect-src 'self'`,
        `frame-src 'self' blob:`,
        `object-src 'none'`,
        `base-uri 'none'`,
        `form-action 'self'`,
        `frame-ancestors 'none'`,
      ].join('; ')
    )
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Referrer-Policy', 'same-origin')
    response.header('X-Frame-Options', 'SAMEORIGIN')
    response.header('Cross-Origin-Opener-Policy', 'same-origin')
    response.header('Cross-Origin-Resource-Policy', 'same-origin')
    response.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    if (AMAN) response.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    await next()
    // Also of a request that began before the end did.
    if (isDraining()) response.header('Connection', 'close')
    if (!response.getHeader('Cache-Control')) response.header('Cache-Control', 'no-store')
  }
}
