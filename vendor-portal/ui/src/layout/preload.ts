/**
 * Fetches the scripts of a part of the page, then imports it: stands in the build in the place of Vite's own helper
 * (`vite_bersama.ts`). A browser remembers for the rest of the page's life that a module, or what a link should have
 * preloaded, could not be fetched, whoever asks for it again. What `fetch` could not get it forgets: so an import begins
 * only once its bytes lie in the browser's cache, and what did not come can be asked for again.
 */

/** What did not come; `gone`: the server no longer has it, as after an upgrade. */
export class NotFetched extends Error {
  readonly gone: boolean
  constructor(address: string, gone: boolean) {
    super(`not fetched: ${address}`)
    this.gone = gone
  }
}

type Import = () => Promise<unknown>

/** The chunk's own file, which Vite names among the others only when there are others. */
const own = (load: Import): string[] => {
  const name = /import\(\s*[`'"]([^`'"]+)/.exec(String(load))?.[1]
  return name ? [new URL(name, import.meta.url).href] : []
}

/* What this page has: its own links, and what came later. */
const here = new Set<string>()

function link(rel: 'stylesheet' | 'modulepreload', address: string): Promise<unknown> {
  const el = document.createElement('link')
  el.rel = rel
  el.crossOrigin = ''
  el.href = address
  return new Promise((resolve) => {
    el.onload = el.onerror = resolve
    document.head.append(el)
  })
}

async function fetchFirst(address: string): Promise<void> {
  if (here.has(address)) return
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) throw new NotFetched(address, answer?.status === 404)
  await answer.arrayBuffer().catch(() => {
    throw new NotFetched(address, false)
  })
  here.add(address)
  if (address.endsWith('.css')) await link('stylesheet', address)
}

let started = false

/** `files`: below the app's base. The page is told of what did not come by the event that Vite's helper has, too. */
export async function preload(load: Import, files: string[] = []): Promise<unknown> {
  for (const el of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
    here.add(el.href)
  const base = new URL(import.meta.env.BASE_URL, window.location.href)
  const addresses = new Set([...files.map((file) => new URL(file, base).href), ...own(load)])
  // What the page begins with: nobody is there yet who could ask for it again.
  const first = !started
  started = true
  try {
    if (first)
      addresses.forEach((address) => void (here.has(address) || link('modulepreload', address)))
    else await Promise.all([...addresses].map(fetchFirst))
    return await load()
  } catch (error) {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
    throw error
  }
}
