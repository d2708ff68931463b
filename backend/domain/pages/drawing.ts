/** What the server and the portal agree on when the server draws a page (docs/adr/0017). */
export interface DrawOptions {
  /** Where the API answers. */
  origin: string
  /** The server's clock, epoch milliseconds. */
  now: number
  /** Of the page's Content-Security-Policy. */
  nonce: string
  phone: boolean
}

export interface DrawnPage {
  /** For `<head>`. */
  styles: string
  html: string
  /** What it was drawn from, for the end of `<body>`. */
  data: string
}

export interface PageFacts {
  /** The modules that the page is made of beside the entry, as the build's manifest names them. */
  sources: string[]
  /** Does the server draw it? */
  drawn: boolean
  /** Complete as the server draws it: its scripts wait until the reader touches something. */
  quiet: boolean
}

/** The portal's build for the server, `dist/server/entry_server.js`. */
export interface PortalDrawing {
  /** The page at `url` (path and query) for a guest. Throws when one of its calls fails. */
  draw(url: string, options: DrawOptions): Promise<DrawnPage>
  aboutPage(path: string): PageFacts
}
