/**
 * Fetches the scripts of a part of the page, then imports it: stands in the build in the place of Vite's own helper
 * (`vite_bersama.ts`). A module that could not be fetched is refused for the rest of the page's life, whoever asks for it
 * again (Chromium keeps it in its module map, also when it was a `modulepreload`). A `preload` leaves no such mark: so an
 * import begins only once its bytes are there, and what did not come can be asked for again.
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
const own = (load: Import, importer: string): string[] => {
  const name = /import\(\s*[`'"]([^`'"]+)/.exec(String(load))?.[1]
  return name ? [new URL(name, importer).href] : []
}

/* What this page has, or once had: its own links and scripts, and what came later. */
const here = new Set<string>()
const noteLinks = () => {
  for (const el of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
    here.add(el.href)
}

const gone = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false
  )

function fetchOnce(address: string): Promise<void> {
  if (here.has(address)) return Promise.resolve()
  const link = document.createElement('link')
  const style = new URL(address).pathname.endsWith('.css')
  link.rel = style ? 'stylesheet' : 'preload'
  if (!style) link.as = 'script'
  link.crossOrigin = ''
  link.href = address
  // Where it can't be fetched before, the import fetches it.
  if (!style && !link.relList.supports('preload')) return Promise.resolve()
  return new Promise<void>((resolve, reject) => {
    link.onload = () => {
      here.add(address)
      resolve()
    }
    link.onerror = async () => {
      link.remove()
      reject(new NotFetched(address, await gone(address)))
    }
    document.head.append(link)
  })
}

/** `files`: below the app's base. The page is told of what did not come by the event that Vite's helper has, too. */
export async function preload(load: Import, files: string[] = [], importer = import.meta.url) {
  noteLinks()
  const base = new URL(import.meta.env.BASE_URL, window.location.href)
  const addresses = new Set([...files.map((f) => new URL(f, base).href), ...own(load, importer)])
  try {
    await Promise.all([...addresses].map(fetchOnce))
    return await load()
  } catch (error) {
    const event = Object.assign(new Event('vite:preloadError'), { payload: error })
    window.dispatchEvent(event)
    throw error
  }
}
