/** How many event streams each user holds open in this process: each costs a socket, two listeners and a timer. */
import { inti } from '@eproc/i18n/id/core'
import { numberParameter } from '#core/database/parameter'
import { HttpError } from '#core/http/errors'

/** Tabs and devices that one person has; every tab of an app holds one stream. */
const MAX_STREAMS = 30
/** A stream is a comfort: the bell is also read with every page. */
const RETRY_SECONDS = 60

const open = new Map<number, number>()

/** Counts one more stream of this user; answers the function that takes it back. @throws 429 at the limit */
export async function takeStream(userId: number): Promise<() => void> {
  const max = await numberParameter('MAKS_ALIRAN_PENGGUNA', MAX_STREAMS)
  const count = open.get(userId) ?? 0
  if (count >= max) {
    throw new HttpError(429, inti.aliranTerlaluBanyak(max), undefined, {
      'Retry-After': String(RETRY_SECONDS),
    })
  }
  open.set(userId, count + 1)
  let taken = true
  return () => {
    if (!taken) return
    taken = false
    const left = (open.get(userId) ?? 1) - 1
    if (left > 0) open.set(userId, left)
    else open.delete(userId)
  }
}

/** Streams that this process holds open, of all users. */
export const openStreams = (): number => [...open.values()].reduce((sum, n) => sum + n, 0)
