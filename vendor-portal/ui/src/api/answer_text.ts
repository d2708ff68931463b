/** In the place of an answer that is none of ours: the page of a Wi-Fi's login, of a proxy, of a site under repair. */
export const FOREIGN = Symbol('foreign answer')

/** The JSON of an answer; undefined when it is empty. */
export function parse(raw: string): unknown {
  if (!raw) return undefined
  try {
    return JSON.parse(raw) as unknown
  } catch {
    return FOREIGN
  }
}
