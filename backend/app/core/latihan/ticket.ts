/**
 * Tickets into the rehearsal room: made by the real server for one signed-in user, short-lived, shown once. Signed with
 * the room's own key, which the real server can make and the room cannot turn back into the real one.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { databaseNowMs } from '#core/clock/clock'
import type { Player } from '#core/latihan/rehearsal'

const LIFE_MS = 60_000

export interface Ticket extends Player {
  nomor: string
  sampai: number
}

/** The room's APP_KEY, from the real one. */
export const roomKey = (key: string): string =>
  createHmac('sha256', key).update('ruang latihan').digest('base64url')

const signature = (key: string, text: string): Buffer =>
  createHmac('sha256', key).update(`tiket latihan\n${text}`).digest()

/** @param key the room's key */
export function makeTicket(key: string, { id }: Player): string {
  const ticket: Ticket = {
    nomor: randomBytes(16).toString('base64url'),
    id,
    sampai: Math.round(databaseNowMs() + LIFE_MS),
  }
  const text = Buffer.from(JSON.stringify(ticket)).toString('base64url')
  return `${text}.${signature(key, text).toString('base64url')}`
}

/** What a ticket says, if it is ours and still good; whether it was shown before, the room's table knows. */
export function readTicket(key: string, value: string): Ticket | null {
  const [text = '', sign = ''] = value.split('.')
  const due = signature(key, text)
  const given = Buffer.from(sign, 'base64url')
  if (given.length !== due.length || !timingSafeEqual(given, due)) return null
  const ticket = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Ticket
  return ticket.sampai < databaseNowMs() ? null : ticket
}
