import { request, type RequestOptions } from './api.ts'

/** What was read last from an address, and the server's mark of it; in memory, so it goes with the page. */
const read = new Map<string, { tag: string; data: unknown }>()

/**
 * `api.get` of what is read again every few seconds: the server answers 304 without content while it is what was read
 * last, which then is the very same object.
 */
export async function readAgain<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const last = read.get(path)
  // A browser adds `no-cache` to calls with a mark of their own, which asks for the whole answer.
  const headers = last && { 'If-None-Match': last.tag, 'Cache-Control': 'max-age=0' }
  const answer = await request('GET', path, undefined, headers ? { ...options, headers } : options)
  if (last && answer.status === 304) return last.data as T
  const { data } = answer.body as { data: T }
  const tag = answer.headers.get('ETag')
  if (tag) read.set(path, { tag, data })
  return data
}
