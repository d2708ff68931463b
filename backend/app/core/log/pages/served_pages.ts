/**
 * The files of both apps, as this server hands them out, in the public log: page code that was altered for one evening
 * leaves a trace, and whoever kept a page can tell which build it came from.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { appFolders } from '#core/http/pages/assets'
import { transaction } from '#core/database/transaction'
import { canonicalJson } from '#core/log/canonical_json'
import { enqueueLog } from '#core/log/enqueue'
import { isLogged } from '#core/log/logged_query'

export const PAGES_KIND = 'halaman'
const SINGLE_FILE = 'satu-berkas.html'

/** `<sha256>  <path>` a line, as sha256sum writes it, in the order of the paths. */
async function listing(folder: string): Promise<string> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = found.filter((f) => f.isFile()).map((f) => join(f.parentPath, f.name))
  const lines = await Promise.all(
    paths.toSorted().map(async (path) => {
      const hash = createHash('sha256').update(await readFile(path))
      return `${hash.digest('hex')}  ${path.slice(folder.length + 1)}`
    })
  )
  return lines.join('\n')
}

const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex')

/** Of the apps as they lie in these folders, and of the single-file page beside the portal. */
export async function hashesOf(folders: ReturnType<typeof appFolders>): Promise<string> {
  const found: Record<string, string> = {}
  for (const [app, folder] of Object.entries(folders)) found[app] = sha256(await listing(folder))
  const single = await readFile(join(folders.portal, SINGLE_FILE)).catch(() => null)
  if (single) found['satuBerkas'] = sha256(single)
  return canonicalJson(found)
}

let read: Promise<string> | null = null

/** Hashes of both apps and of the single-file page, as the log has them; read once a process. */
export const servedPages = (): Promise<string> => (read ??= hashesOf(appFolders()))

/** A build that is in the log already is not logged again; a database that was restored says by itself. Answers whether it was. */
export async function logServedPages(): Promise<boolean> {
  const content = await servedPages()
  if (await isLogged(PAGES_KIND, content)) return false
  await transaction((trx) =>
    enqueueLog(trx, { kind: PAGES_KIND, object: PAGES_KIND, objectId: content, content })
  )
  return true
}
