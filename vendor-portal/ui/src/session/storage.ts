/** localStorage that never throws (private mode, storage switched off). */
export const storage = {
  read(key: string): string | null {
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string | null) {
    try {
      if (value === null) window.localStorage.removeItem(key)
      else window.localStorage.setItem(key, value)
    } catch {
      /* The session then lives as long as the page. */
    }
  },
}

/** Entries of the tab's own storage that name an upload and its key. */
export const UPLOADS_PREFIX = 'eproc.unggahan.'

/** Ciphertext of uploads that were not finished. */
export const SEALED_UPLOADS = 'eproc.segel.unggahan'

/** At logout, so that the next one at this browser finds none. */
export function forgetUploads(): void {
  try {
    window.indexedDB.deleteDatabase(SEALED_UPLOADS)
  } catch {
    /* Nothing was stored. */
  }
  try {
    const { sessionStorage: tab } = window
    const uploads = Object.keys(tab).filter((entry) => entry.startsWith(UPLOADS_PREFIX))
    uploads.forEach((entry) => tab.removeItem(entry))
  } catch {
    /* Nothing was stored either. */
  }
}

/** One key for both apps. */
export const TOKEN_KEY = 'eproc.token'
