/** What a page of the back office begins with: the build leaves it by address (backoffice/vite_first_lists.ts). */
import { readFileSync, statSync } from 'node:fs'
import app from '@adonisjs/core/services/app'

interface FirstList {
  scripts: string[]
  call: string
}

let lists: Record<string, FirstList> = {}
let readAt = 0

/** Of the build that is there now; none in development. */
function currentLists(): Record<string, FirstList> {
  const file = app.makePath('../backoffice/dist/.vite/first_lists.json')
  const mtime = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (mtime !== readAt) lists = mtime ? JSON.parse(readFileSync(file, 'utf8')) : {}
  readAt = mtime
  return lists
}

export interface OfficeParts {
  /** Links to the scripts of the page itself. */
  preloads: string
  /** Address of the call for the first rows; empty when the address says what else is asked for. */
  call: string
}

export const NOT_FIRST: Readonly<OfficeParts> = { preloads: '', call: '' }

/** What the page at this address, with its query, begins with. */
export function officePage(url: string): Readonly<OfficeParts> {
  const [path = '', query] = url.split('?')
  const lists = currentLists()
  const list = Object.hasOwn(lists, path) ? lists[path] : undefined
  if (!list) return NOT_FIRST
  const preloads = list.scripts
    .map((file) => `<link rel="modulepreload" crossorigin href="/_bo/${file}" />`)
    .join('')
  return { preloads, call: query ? '' : list.call }
}
