/**
 * Public pages come with their content: the portal draws them here as it would in a browser, from the same calls. A
 * page that cannot be drawn is no failure: the shell comes bare, and the browser draws it (docs/adr/0017).
 */
import { readFileSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import server from '@adonisjs/core/services/server'
import type { DrawnPage, PortalDrawing } from '@eproc/domain/pages/drawing'
import { clockNowMs } from '#core/clock/clock'

/** What Vite's manifest says of a built module. */
interface BuiltModule {
  file: string
  imports?: string[]
}
interface Build {
  portal: PortalDrawing
  manifest: Record<string, BuiltModule>
}

/** More at once would take the time of those who work with the system; who comes then has the bare shell. */
const AT_ONCE = 4
/** Stands for the nonce of each answer, since one drawing may go into several. */
const NONCE = '__NONCE__'
const BASE = '/_vp/'
const ENTRIES = ['index.html', 'src/main.tsx']
const FONT = /-latin-wght-normal-[^/]*\.woff2$/

let build: Promise<Build> | undefined
let builtAt = 0
/** Drawings under way by address and kind of screen: who asks for the same meanwhile gets the same. */
const drawings = new Map<string, Promise<DrawnPage>>()

const place = (file: string): string => app.makePath('../vendor-portal/dist', file)

/** The portal's build for the server; undefined while there is none, as in development. */
async function currentBuild(): Promise<Build | undefined> {
  const file = place('server/entry_server.js')
  const mtime = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (mtime === undefined) return undefined
  if (mtime !== builtAt) {
    builtAt = mtime
    build = readBuild(file, mtime)
  }
  return build
}

async function readBuild(file: string, mtime: number): Promise<Build> {
  const { default: portal } = (await import(`${pathToFileURL(file).href}?${mtime}`)) as {
    default: PortalDrawing
  }
  const manifest = JSON.parse(readFileSync(place('.vite/manifest.json'), 'utf8'))
  return { portal, manifest }
}

export interface PageParts extends DrawnPage {
  /** For the head: links to what is needed before the page can be looked at. */
  ahead: string
  /** Below the content: links to its scripts, which must not share the line with what can be read already. */
  after: string
}

/** The browser has to draw everything. */
export const BARE: Readonly<PageParts> = { styles: '', html: '', data: '', ahead: '', after: '' }

/** Draws a page of the portal; one that stays quiet until it is touched fetches no scripts ahead. */
export async function drawPage(ctx: HttpContext): Promise<Readonly<PageParts>> {
  const now = await currentBuild()
  if (!now) return BARE
  const { sources, drawn, quiet } = now.portal.aboutPage(ctx.request.url())
  const page = drawn ? await drawnHere(ctx, now.portal) : undefined
  // In one wave, not one after another.
  const scripts = page && quiet ? '' : preloadLinks(now.manifest, [...ENTRIES, ...sources])
  if (!page) return { ...BARE, ahead: scripts }
  return { ...page, ahead: fontLink(now.manifest), after: scripts }
}

async function drawnHere(ctx: HttpContext, portal: PortalDrawing): Promise<DrawnPage | undefined> {
  const url = ctx.request.url(true)
  const phone = /\bMobi/.test(ctx.request.header('user-agent') ?? '')
  const key = `${phone ? 'phone' : 'desk'} ${url}`
  const underWay = drawings.get(key)
  if (!underWay && drawings.size >= AT_ONCE) return undefined
  const drawing =
    underWay ?? portal.draw(url, { origin: ownOrigin(), now: clockNowMs(), nonce: NONCE, phone })
  drawings.set(key, drawing)
  try {
    const page = await drawing
    return { ...page, styles: page.styles.replaceAll(NONCE, ctx.nonce) }
  } catch (error) {
    // A call that is refused (an unknown order of a list) is told by the browser's own drawing.
    ctx.logger.debug({ err: error }, 'page not drawn')
    return undefined
  } finally {
    drawings.delete(key)
  }
}

/** Where this process listens. */
function ownOrigin(): string {
  const { address, family, port } = server.getNodeServer()!.address() as AddressInfo
  const any = address === '::' || address === '0.0.0.0'
  const host = any ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address
  return `http://${host}:${port}`
}

/** The letters that every page is written in: found by the browser's styles alone, they would come after the first drawing. */
function fontLink(manifest: Record<string, BuiltModule>): string {
  const font = Object.values(manifest).find(({ file }) => FONT.test(file))
  return font
    ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${BASE}${font.file}" />`
    : ''
}

function preloadLinks(manifest: Record<string, BuiltModule>, sources: string[]): string {
  const files = new Set<string>()
  const collect = (name: string) => {
    const module = manifest[name]
    if (!module || files.has(module.file)) return
    files.add(module.file)
    for (const imported of module.imports ?? []) collect(imported)
  }
  for (const source of sources) collect(source)
  return [...files]
    .map((file) => `<link rel="modulepreload" crossorigin href="${BASE}${file}" />`)
    .join('')
}
