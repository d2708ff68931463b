/** Drafts in the browser's storage: what was typed and not saved, for each person and form. */
import { clockNow } from '../api/time.ts'

const PREFIX = 'eproc.konsep.'
/** Older ones are forgotten: the browser may be somebody else's. */
const LIFE_MS = 7 * 24 * 3_600_000

export interface StoredDraft {
  /** when it was typed last, by the server's clock */
  pada: number
  /** what differs from what is saved, by the field's name */
  isi: Record<string, unknown>
  /** files had been chosen: they are not kept */
  berkas: boolean
  /** the version of the record at which it was typed, of a form that knows one */
  versi?: number | undefined
}

/** Whose draft: the user's id, null for a guest. */
export type DraftOwner = number | null

export interface DraftKey {
  owner: DraftOwner
  name: string
}

/* A guest's lives as long as the tab: nobody will log out and take it along. */
const areaOf = (owner: DraftOwner): Storage =>
  owner === null ? window.sessionStorage : window.localStorage
const prefixOf = (owner: DraftOwner): string => `${PREFIX}${owner ?? 'tamu'}.`
const entryOf = ({ owner, name }: DraftKey): string => prefixOf(owner) + name

const listeners = new Set<(key: DraftKey | null) => void>()

/** Hears of every draft that is gone, with its key; null: of all. */
export function onDraftErased(f: (key: DraftKey | null) => void): () => void {
  listeners.add(f)
  return () => void listeners.delete(f)
}

function parse(raw: string | null): StoredDraft | null {
  const draft: unknown = raw ? JSON.parse(raw) : null
  if (typeof draft !== 'object' || draft === null) return null
  const { pada, isi, berkas, versi } = draft as Partial<StoredDraft>
  if (typeof isi !== 'object' || isi === null || typeof pada !== 'number') return null
  return { pada, isi, berkas: berkas === true, versi }
}

export function readDraft(key: DraftKey): StoredDraft | null {
  try {
    const draft = parse(areaOf(key.owner).getItem(entryOf(key)))
    if (draft && clockNow() - draft.pada < LIFE_MS) return draft
    areaOf(key.owner).removeItem(entryOf(key))
    return null
  } catch {
    return null
  }
}

/** Whether it is kept: without storage, or room in it, a draft lives as long as its form. */
export function writeDraft(
  key: DraftKey,
  draft: Omit<StoredDraft, 'pada'>,
  pada?: number
): boolean {
  try {
    const entry: StoredDraft = { ...draft, pada: pada ?? clockNow() }
    areaOf(key.owner).setItem(entryOf(key), JSON.stringify(entry))
    return true
  } catch {
    return false
  }
}

export function eraseDraft(key: DraftKey): void {
  try {
    areaOf(key.owner).removeItem(entryOf(key))
  } catch {
    /* Nothing was stored either. */
  }
  listeners.forEach((f) => f(key))
}

/** All of a user: at logout, so that the next one at this browser finds nothing. */
export function eraseDrafts(owner: DraftOwner): void {
  try {
    const area = areaOf(owner)
    const own = Object.keys(area).filter((entry) => entry.startsWith(prefixOf(owner)))
    own.forEach((entry) => area.removeItem(entry))
  } catch {
    /* Nothing was stored either. */
  }
  listeners.forEach((f) => f(null))
}

/** All that wait at this browser, the newest first; `name` is the form's. */
export function waitingDrafts(): { name: string; pada: number }[] {
  try {
    return [window.sessionStorage, window.localStorage]
      .flatMap((area) => Object.entries(area) as [string, string][])
      .filter(([entry]) => entry.startsWith(PREFIX))
      .map(([entry, raw]) => ({ entry, draft: parse(raw) }))
      .flatMap(({ entry, draft }) =>
        draft
          ? [{ name: entry.slice(PREFIX.length).replace(/^[^.]*\./, ''), pada: draft.pada }]
          : []
      )
      .sort((a, b) => b.pada - a.pada)
  } catch {
    return []
  }
}
