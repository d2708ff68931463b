/** Draws a public page on the server, from the answers of the same calls that the browser would make. */
import type { EmotionCache } from '@emotion/cache'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { renderToReadableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { DrawnPage, DrawOptions, PortalDrawing } from '@eproc/domain/pages/drawing'
import { callsGoTo } from '@eproc/ui/api/api.ts'
import { createQueryClient } from '@eproc/ui/api/query.ts'
import { startClock } from '@eproc/ui/api/time.ts'
import { createStyles } from '@eproc/ui/session/ProductTheme.tsx'
import { PAGE_DATA_ID, type PageData } from './app/page_data.ts'
import { aboutPage, preparePage } from './app/routes.tsx'
import { Root } from './app/frame/Root.tsx'

/** Asks while it draws: a part that has to wait for an answer is drawn once it is there, and the others meanwhile. */
function drawingClient(): QueryClient {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const withDefaults = client.defaultQueryOptions.bind(client)
  client.defaultQueryOptions = (options) => {
    const asked = withDefaults(options)
    // One that is switched off waits for the reader.
    asked.suspense = asked.enabled !== false
    return asked
  }
  return client
}

async function draw(url: string, options: DrawOptions): Promise<DrawnPage> {
  const path = new URL(url, options.origin).pathname
  await preparePage(path)
  callsGoTo(options.origin)
  startClock(options.now)
  const client = drawingClient()
  const styles = createStyles(options.nonce)
  // Styles are kept as text, so that they can be written into the head.
  styles.compat = true
  try {
    const html = await drawHtml(url, client, styles, options)
    return {
      styles: styleTags(styles, options.nonce, html),
      html,
      data: pageData(client, options, aboutPage(path).quiet),
    }
  } finally {
    client.clear()
  }
}

async function drawHtml(
  url: string,
  client: QueryClient,
  styles: EmotionCache,
  { phone }: DrawOptions
): Promise<string> {
  let failure: unknown
  const drawing = await renderToReadableStream(
    <Root
      client={client}
      styles={styles}
      phone={phone}
      router={(portal) => <StaticRouter location={url}>{portal}</StaticRouter>}
    />,
    // In one piece, without scripts that would put later parts in their places.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void (failure ??= error) }
  )
  await drawing.allReady
  if (failure) throw failure
  return new Response(drawing).text()
}

/**
 * Emotion's styles of one drawing, in the form that the browser takes over without inserting them again. Halves of composed
 * styles, whose class no element has, are left out: a third of the sheet, read before anything is drawn.
 */
function styleTags(
  { key, inserted, registered }: EmotionCache,
  nonce: string,
  html: string
): string {
  const named: [string, string][] = []
  const tags: string[] = []
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue
    if (registered[`${key}-${name}`]) {
      if (html.includes(`${key}-${name}`)) named.push([name, css])
    } else tags.push(`<style data-emotion="${key}-global ${name}" nonce="${nonce}">${css}</style>`)
  }
  const names = named.map(([name]) => name).join(' ')
  const css = named.map(([, content]) => content).join('')
  return `${tags.join('')}<style data-emotion="${key} ${names}" nonce="${nonce}">${css}</style>`
}

function pageData(client: QueryClient, { now, phone }: DrawOptions, quiet: boolean): string {
  const data: PageData = { now, phone, queries: dehydrate(client) }
  const marks = `data-layar="${phone ? 'phone' : 'desk'}"${quiet ? ' data-tenang' : ''}`
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${PAGE_DATA_ID}" ${marks}>${json}</script>`
}

export default { draw, aboutPage } satisfies PortalDrawing
