/** The single-file page from the disk, as whoever trusts no server opens it; whatever it asks for is a failure. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from './browser.ts'
import { sharedServer } from './server.ts'

export interface SinglePage {
  page: Page
  /** @throws Error where the page asked for anything */
  close(): Promise<void>
}

/** Its place on the disk, in the folder of this run. */
export async function savedSinglePage(): Promise<string> {
  const { url } = await sharedServer()
  const answer = await fetch(`${url}/_vp/satu-berkas.html`)
  if (!answer.ok) throw new Error(`satu-berkas.html: ${answer.status}`)
  const path = join(mkdtempSync(join(process.env.DATA_DIR!, 'satu-')), 'satu-berkas.html')
  writeFileSync(path, await answer.text())
  return path
}

export async function openSinglePage(beside: Page): Promise<SinglePage> {
  const path = await savedSinglePage()
  const page = await beside.context().newPage()
  const asked: string[] = []
  page.on('request', (request) => {
    if (!/^(file|blob):/.test(request.url())) asked.push(request.url())
  })
  await page.goto(`file://${path}`)
  return {
    page,
    async close() {
      await page.close()
      if (asked.length > 0) throw new Error(`the page asked for ${asked.join(', ')}`)
    },
  }
}

/** What a click gives to keep: its place on the disk. */
export async function downloaded(page: Page, click: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  return download.path()
}
