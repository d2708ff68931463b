/** Calls by address that the page itself has begun, before its scripts were there (backoffice/index.html). */
const begun = (globalThis as { begunCalls?: Record<string, Promise<Response>> }).begunCalls ?? {}

/** Is such a call under way? */
export const hasBegun = (url: string): boolean => Object.hasOwn(begun, url)

/** `fetch`, or what the page has begun of it; once, since whoever asks again wants to know what is new. */
export function call(url: string, init: RequestInit): Promise<Response> {
  const early = init.method === 'GET' && hasBegun(url) ? begun[url] : undefined
  delete begun[url]
  return early ?? fetch(url, init)
}
