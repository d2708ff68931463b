/**
 * Secrets that are handed out once: login tokens and mailed links. Stored is their HMAC under APP_KEY, so that who can
 * write the table, but does not hold the key, cannot make one that opens anything.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { previousAppKeys } from '#config/app'
import env from '#start/env'

/** What a token is for; the same bits are worth nothing for another purpose. */
export type TokenPurpose = 'sesi' | 'tautan' | 'pemulihan' | 'kalender'

const TOKEN_SHAPE = /^ep_[A-Za-z0-9_-]{43}$/

/** 256 random bits. */
export const newLoginToken = (): string => `ep_${randomBytes(32).toString('base64url')}`

export const isLoginToken = (text: string): boolean => TOKEN_SHAPE.test(text)

const hashUnder = (key: string, purpose: TokenPurpose, token: string): Buffer =>
  createHmac('sha256', key).update(`${purpose}\n${token}`).digest()

export const tokenHash = (purpose: TokenPurpose, token: string): Buffer =>
  hashUnder(env.get('APP_KEY').release(), purpose, token)

/** Also under the keys of before, for what outlives the change of the key: nothing that opens anything by itself. */
export const tokenHashes = (purpose: TokenPurpose, token: string): Buffer[] => [
  tokenHash(purpose, token),
  ...previousAppKeys.map((key) => hashUnder(key, purpose, token)),
]
