/**
 * Secrets that are handed out once: login tokens and mailed links. Stored is their HMAC under APP_KEY, so that who can
 * write the table, but does not hold the key, cannot make one that opens anything.
 */
import { createHmac, randomBytes } from 'node:crypto'
import env from '#start/env'

/** What a token is for; the same bits are worth nothing for another purpose. */
export type TokenPurpose = 'sesi' | 'tautan' | 'pemulihan' | 'kalender'

const TOKEN_SHAPE = /^ep_[A-Za-z0-9_-]{43}$/

/** 256 random bits. */
export const newLoginToken = (): string => `ep_${randomBytes(32).toString('base64url')}`

export const isLoginToken = (text: string): boolean => TOKEN_SHAPE.test(text)

export const tokenHash = (purpose: TokenPurpose, token: string): Buffer =>
  createHmac('sha256', env.get('APP_KEY').release()).update(`${purpose}\n${token}`).digest()
